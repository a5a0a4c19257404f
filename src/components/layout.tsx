import { graphql } from "gatsby"
import { type PropsWithChildren, Suspense, useMemo, useState } from "react"
import { Arriving } from "./below-the-fold"
import { Footer } from "./footer"
import { Header } from "./header"
import * as styles from "./layout.module.css"
import { HeldFields } from "./use-kept-fields"
import { usePainted } from "./use-painted"

/** On wider screens the sections of a legal page begin above the fold: see legal.module.css. */
const phone = "(width < 60rem)"

type Props = PropsWithChildren<{ data: Queries.LayoutFragment; path: string; hash: string }>

/**
 * The header and footer around every page. `path` is the page's path with the site's prefix; `hash` is
 * the fragment of its address with the #, or empty.
 */
export function Layout({ data, path, hash, children }: Props) {
  const page = useMemo(() => ({ ...data, path }), [data, path])
  // When the visitor goes to another page, it is painted before the header and footer are rendered.
  const painted = usePainted(page)
  const header = useMemo(() => <Header {...painted} />, [painted])
  const footer = useMemo(() => <Footer {...painted} />, [painted])
  const [held] = useState(() => new Map<string, string>())
  const arriving = painted.path !== path && !hash && matchMedia(phone).matches
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
