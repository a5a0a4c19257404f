declare global {
  interface Window {
    ___navigate: (to: string, options?: { replace?: boolean }) => void
  }
}

/** Whether a page can only be had by loading it whole: its data or its script could not be loaded. */
async function isLost(path: string): Promise<boolean> {
  const page = (await window.___loader.loadPage(path)) as { status?: string } | undefined
  return !page || page.status === "error"
}

/**
 * Has every link, and going back, lead where the address says, even to a page that has to be loaded whole: Gatsby
 * then forgets what follows the path (cache-dir/navigation.js, cache-dir/ensure-resources.js). Of several pages
 * that were asked for while none could be shown yet, the last one is shown.
 */
export function reachLostPages(): void {
  let asked = 0
  const { ___navigate: navigate } = window

  window.___navigate = async (to, options) => {
    const turn = ++asked
    const { pathname, search } = new URL(to, location.href)
    const lost = await isLost(pathname + search)
    if (turn !== asked) return
    if (lost) location.assign(to)
    else navigate(to, options)
  }

  const onPopState = async (event: PopStateEvent) => {
    // Until the page reacts to input, `setScrollPositions` answers.
    if (!event.isTrusted || document.documentElement.dataset.scripts !== "here") return
    // Before Gatsby's own listeners, which get it once the page is there.
    event.stopImmediatePropagation()
    const turn = ++asked
    const lost = await isLost(location.pathname + location.search)
    if (turn !== asked) return
    if (lost) location.reload()
    else dispatchEvent(new PopStateEvent("popstate", { state: event.state }))
  }
  addEventListener("popstate", onPopState, { capture: true })
}
