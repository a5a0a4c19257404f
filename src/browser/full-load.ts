/**
 * Follows a link by a full load if the page's data is lost or from another build: Gatsby would forget the fragment of
 * the first, and put the second into the history twice (cache-dir/navigation.js).
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
