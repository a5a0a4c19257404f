import { graphql, type WrapPageElementBrowserArgs } from "gatsby"
import { Suspense } from "react"
import { Footer } from "./footer"
import { Header } from "./header"
import * as styles from "./layout.module.css"

type Args = WrapPageElementBrowserArgs<Queries.LayoutFragment>

/**
 * Puts the same header and footer around each page, so that the header stays mounted from page to page. The not-found
 * page of `gatsby develop` queries no content, so it gets neither.
 */
export function wrapPageElement({ element, props: { data, location } }: Args) {
  if (!data.copy) return element
  const { pathname } = location
  return (
    <>
      <Suspense>
        <a className={`button ${styles.skip}`} href="#main" data-tone="dark">
          Skip to content
        </a>
      </Suspense>
      <Header {...data} pathname={pathname} />
      {element}
      <Footer {...data} pathname={pathname} />
    </>
  )
}

export const query = graphql`
  fragment Layout on Query {
    ...Header
    ...Footer
  }
`
