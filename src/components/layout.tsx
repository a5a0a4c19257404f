import { graphql } from "gatsby"
import { type PropsWithChildren, Suspense, useDeferredValue, useMemo, useState } from "react"
import { Arriving } from "./below-the-fold"
import { Footer } from "./footer"
import { Header } from "./header"
import * as styles from "./layout.module.css"
import { HeldFields } from "./use-kept-fields"

/** On wider screens the sections of a legal page begin above the fold: see legal.module.css. */
const phone = "(width < 60rem)"

type Props = PropsWithChildren<{ data: Queries.LayoutFragment; path: string; hash: string }>

/**
 * The header and footer around every page. `path` is the page's path with the site's prefix; `hash` is
 * the fragment of its address with the #, or empty.
 */
export function Layout({ data, path, hash, children }: Props) {
  const page = useMemo(() => ({ ...data, path }), [data, path])
  // When the visitor goes to another page, it is shown before the header and footer are rendered.
  const deferred = useDeferredValue(page)
  const header = useMemo(() => <Header {...deferred} />, [deferred])
  const footer = useMemo(() => <Footer {...deferred} />, [deferred])
  const [held] = useState(() => new Map<string, string>())
  const arriving = deferred.path !== path && !hash && matchMedia(phone).matches
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      {header}
      <HeldFields value={held}>
        <Arriving value={arriving}>{children}</Arriving>
      </HeldFields>
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
