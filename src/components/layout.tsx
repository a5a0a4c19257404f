import { graphql } from "gatsby"
import { type PropsWithChildren, Suspense } from "react"
import { Footer } from "./footer"
import { Header } from "./header"
import * as styles from "./layout.module.css"

type Props = PropsWithChildren<Queries.LayoutFragment & { path: string }>

/** What every page has around it. `path` is the page's path, with the site's prefix. */
export function Layout({ path, children, ...data }: Props) {
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Header {...data} path={path} />
      {children}
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
