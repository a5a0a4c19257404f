declare global {
  interface Window {
    ___navigate: (to: string, options?: { replace?: boolean }) => void
    /** Which publication the HTML is of; not in `gatsby develop` */
    ___webpackCompilationHash?: string
  }
}

/**
 * Whether a page can only be had by loading it whole: its data or its script could not be loaded, it is none of the
 * site's, as far as can be seen on a bad line, or it is of another publication, or of nobody knows which. Gatsby
 * loads the latter whole and also shows it, so that Back would lead to it once more.
 */
async function isLost(path: string): Promise<boolean> {
  const { ___loader: loader, ___webpackCompilationHash: publication } = window
  const loaded = await loader.loadPage(path)
  if (!loaded?.page || loaded.status === "error" || loader.isPageNotFound(path)) return true
  return publication !== undefined && loaded.page.webpackCompilationHash !== publication
}

/**
 * Keeps the page that the HTML holds where a bad line has Gatsby take it for none of the site's: it would show the
 * page for unknown paths in its place.
 * @throws Error in that case: the page then stays as if its scripts had failed
 */
export async function expectPageOfHtml(): Promise<void> {
  const { ___loader: loader, pagePath } = window
  if (!pagePath || pagePath === "/404.html") return
  const path = location.pathname + location.search
  await loader.loadPage(path)
  if (loader.isPageNotFound(path)) {
    throw new Error(`page resources for ${path} could not be loaded. Not rendering React`)
  }
}

/**
 * Has every link, and going back, lead where the address says, even to a page that has to be loaded whole: Gatsby
 * then forgets what follows the path (cache-dir/navigation.js, cache-dir/ensure-resources.js). Of several pages
 * that were asked for while none could be shown yet, the last one is shown.
 */
export function reachLostPages(): void {
  let asked = 0
  const { ___navigate: navigate } = window

  /** @returns As `isLost`, or nothing if something else was asked for in the meantime */
  const isLostNow = async (path: string) => {
    const turn = ++asked
    // When another page is loaded whole, WebKit ends the request for this one with an error.
    const overtake = () => ++asked
    addEventListener("beforeunload", overtake)
    const lost = await isLost(path)
    removeEventListener("beforeunload", overtake)
    return turn === asked ? lost : undefined
  }

  window.___navigate = async (to, options) => {
    const { pathname, search } = new URL(to, location.href)
    const lost = await isLostNow(pathname + search)
    if (lost) location.assign(to)
    else if (lost === false) navigate(to, options)
  }

  const onPopState = async (event: PopStateEvent) => {
    // Until the page reacts to input, `setScrollPositions` answers.
    if (!event.isTrusted || document.documentElement.dataset.scripts !== "here") return
    // Before Gatsby's own listeners, which get it once the page is there.
    event.stopImmediatePropagation()
    const lost = await isLostNow(location.pathname + location.search)
    if (lost) self.loadAddress()
    else if (lost === false) dispatchEvent(new PopStateEvent("popstate", { state: event.state }))
  }
  addEventListener("popstate", onPopState, { capture: true })
}
