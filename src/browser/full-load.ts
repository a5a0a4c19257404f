/** How long a link waits for the page's data before it loads the page whole, ms. */
const patience = 4000

/**
 * Follows a link by a full page load if the page's data is missing, late or from another build. Gatsby would wait for
 * ever for late data, drop the fragment of a missing page, and add two history entries for another build
 * (cache-dir/navigation.js). If the visitor has gone elsewhere meanwhile, nothing happens: the last action wins.
 */
export function loadLostPages(): void {
  const { ___navigate: navigate, ___webpackCompilationHash: build } = window
  let clicks = 0
  window.___navigate = async (to, options) => {
    const click = ++clicks
    const { href } = location
    const { pathname, search } = new URL(to, href)
    const loaded = await Promise.race([
      // Rejected if the page has a template that this build does not know.
      window.___loader.loadPage(pathname + search).catch(() => undefined),
      new Promise<undefined>(resolve => setTimeout(resolve, patience)),
    ])
    if (click !== clicks || location.href !== href) return
    const isOurs = loaded?.page && (!build || loaded.page.webpackCompilationHash === build)
    if (isOurs) navigate(to, options)
    else location.assign(to)
  }
}
