import { graphql } from "gatsby"
import { type PropsWithChildren, Suspense } from "react"
import { Footer } from "./footer"
import { Header } from "./header"
import * as styles from "./layout.module.css"

type Props = PropsWithChildren<{ data: Queries.LayoutFragment; path: string }>

/** The header and footer around every page. `path` is the page's path with the site's prefix. */
export function Layout({ data, path, children }: Props) {
  return (
    <>
      <Suspense>
        <a className={`button ${styles.skip}`} href="#main" data-tone="dark">
          Skip to content
        </a>
      </Suspense>
      <Header {...data} path={path} />
      {children}
      <Footer {...data} path={path} />
    </>
  )
}

export const query = graphql`
  fragment Layout on Query {
    ...Header
    ...Footer
  }
`
