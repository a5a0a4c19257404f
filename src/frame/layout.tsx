import { graphql } from "gatsby"
import { type PropsWithChildren, Suspense, useState } from "react"
import { FormDrafts } from "../forms/use-form-draft"
import { Footer } from "./footer"
import { Header } from "./header"
import * as styles from "./layout.module.css"

type Props = PropsWithChildren<{ data: Queries.LayoutFragment; path: string }>

/** The header and footer around every page. `path` is the page's path with the site's prefix. */
export function Layout({ data, path, children }: Props) {
  const [held] = useState(() => new Map<string, string>())
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Header {...data} path={path} />
      <FormDrafts value={held}>{children}</FormDrafts>
      <Suspense>
        <Footer {...data} path={path} />
      </Suspense>
    </>
  )
}

export const query = graphql`
  fragment Layout on Query {
    ...Header
    ...Footer
  }
`
