/**
 * Follows a link by a full page load if the page's data is missing or from another build. Gatsby would drop the fragment
 * in the first case and add two history entries in the second (cache-dir/navigation.js).
 */
export function loadLostPages(): void {
  const { ___navigate: navigate, ___webpackCompilationHash: build } = window
  window.___navigate = async (to, options) => {
    const { pathname, search } = new URL(to, location.href)
    const loaded = await window.___loader.loadPage(pathname + search)
    const isOurs = loaded?.page && (!build || loaded.page.webpackCompilationHash === build)
    if (isOurs) navigate(to, options)
    else location.assign(to)
  }
}
