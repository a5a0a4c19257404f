import { graphql } from "gatsby"
import { useCallback, useEffect, useRef, useState } from "react"
import { watchTop } from "../watch-top"
import * as styles from "./header.module.css"
import { MainNavigation } from "./main-navigation"
import { Wordmark } from "./wordmark"

/** From this width on the links stand in the header itself, as in header.module.css. */
const wide = "(min-width: 68rem)"

export function Header({ copy, path }: Queries.HeaderFragment & { path: string }) {
  const [open, setOpen] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setOpen(false), [])

  // Where the page did not come as HTML, as while developing, nothing has run inline.
  useEffect(() => {
    if (top.current) watchTop(top.current)
  }, [])

  useEffect(() => {
    if (!open) return
    const listening = new AbortController()
    const { signal } = listening
    matchMedia(wide).addEventListener("change", close, { signal })
    window.addEventListener("popstate", close, { signal })
    document.addEventListener(
      "keydown",
      ({ key }) => {
        if (key !== "Escape") return
        close()
        button.current?.focus()
      },
      { signal },
    )
    return () => listening.abort()
  }, [open, close])

  return (
    <>
      <div ref={top} className={styles.top} />
      <script
        dangerouslySetInnerHTML={{
          __html: `(${watchTop})(document.currentScript.previousElementSibling)`,
        }}
      />
      <header className={styles.header} data-tone="dark">
        <Wordmark brand={copy.brand} onClick={close} />
        <button
          ref={button}
          className={styles.toggle}
          type="button"
          aria-expanded={open}
          aria-controls="menu"
          onClick={() => setOpen(!open)}
        >
          Menu
        </button>
        <nav id="menu" className={styles.menu} aria-label="Main">
          <MainNavigation path={path} onFollow={close} />
        </nav>
      </header>
    </>
  )
}

export const query = graphql`
  fragment Header on Query {
    copy {
      brand
    }
  }
`
