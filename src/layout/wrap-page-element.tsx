import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby"
import { Layout } from "./layout"

type Args =
  | WrapPageElementBrowserArgs<Queries.LayoutFragment>
  | WrapPageElementNodeArgs<Queries.LayoutFragment>

/**
 * Wraps each page in the same layout, so that the header stays mounted from page to page. The page of
 * `gatsby develop` for unknown paths has no content, so it gets no layout.
 */
export function wrapPageElement({ element, props }: Args) {
  if (!props.data.copy) return element
  return (
    <Layout data={props.data} path={props.location.pathname}>
      {element}
    </Layout>
  )
}
