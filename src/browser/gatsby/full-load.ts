/** How long a link waits for a page's data before a full page load, in ms. */
const timeout = 4000

/**
 * Follows a link with a full page load if the page's data is missing, late or from another build. By itself, Gatsby
 * (cache-dir/navigation.js) waits forever for data that never arrives, drops the URL's fragment if the page is missing,
 * and adds two history entries if the build differs. Does nothing if the visitor has gone elsewhere in the meantime.
 */
export function fallBackToFullLoad(): void {
  const { ___navigate: navigate, ___webpackCompilationHash: build } = window
  let lastClick = 0
  window.___navigate = async (to, options) => {
    const thisClick = ++lastClick
    const { href } = location
    const { pathname, search } = new URL(to, href)
    const loaded = await Promise.race([
      // Rejects if the page's template is not in this build.
      window.___loader.loadPage(pathname + search).catch(() => undefined),
      new Promise<undefined>(resolve => setTimeout(resolve, timeout)),
    ])
    if (thisClick !== lastClick || location.href !== href) return
    const isUsable = loaded?.page && (!build || loaded.page.webpackCompilationHash === build)
    if (isUsable) navigate(to, options)
    else location.assign(to)
  }
}
