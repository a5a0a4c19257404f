/** The part of Gatsby's loader that is used here; gatsby does not export its type. */
interface Loader {
  loadPage: (
    path: string,
  ) => Promise<{ status?: string; page?: { webpackCompilationHash: string } } | undefined>
  hovering: (path: string) => void
  isPageNotFound: (path: string) => boolean | undefined
}

declare global {
  interface Window {
    ___loader: Loader
  }
  interface Navigator {
    /** Network Information API, in browsers that have it */
    connection?: { saveData?: boolean }
  }
}

/**
 * Loads the pages that this one links to into memory once the browser is idle, and a page at once when
 * its link is touched or focused (for hovering Gatsby does so itself). A prefetch would only warm the
 * HTTP cache, where page data has to be revalidated on the tap. Loads nothing under Save-Data.
 */
export function loadPagesAhead(): void {
  if (navigator.connection?.saveData) {
    window.___loader.hovering = () => {}
    return
  }
  whenIdle(() => Array.from(document.links).forEach(loadPage))
  for (const type of ["touchstart", "focusin"]) {
    document.addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element && target.closest("a")
        if (link) loadPage(link)
      },
      { passive: true },
    )
  }
}

function loadPage({ origin, pathname }: HTMLAnchorElement | HTMLAreaElement) {
  if (origin === location.origin && pathname !== location.pathname) {
    window.___loader.loadPage(pathname)
  }
}

/** Safari has no requestIdleCallback. */
function whenIdle(task: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(task)
  else setTimeout(task, 1000)
}
