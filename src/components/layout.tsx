import { graphql } from "gatsby"
import { type PropsWithChildren, Suspense, useDeferredValue } from "react"
import { Footer } from "./footer"
import { Header } from "./header"
import * as styles from "./layout.module.css"

type Props = PropsWithChildren<Queries.LayoutFragment & { path: string }>

/** What every page has around it. `path` is the page's path, with the site's prefix. */
export function Layout({ path, children, ...data }: Props) {
  // On the way to another page, the page itself is rendered and painted before what is around it.
  const header = useDeferredValue(<Header {...data} path={path} />)
  const footer = useDeferredValue(<Footer {...data} path={path} />)
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      {header}
      {children}
      <Suspense>{footer}</Suspense>
    </>
  )
}

export const query = graphql`
  fragment Layout on Query {
    ...Header
    ...Footer
  }
`
