/** Once the browser is idle, loads the pages that this one links to, unless the visitor saves data. */
export function prefetchLinkedPages(): void {
  // Safari has no requestIdleCallback.
  const { ___loader: loader, requestIdleCallback: whenIdle = setTimeout } = window
  if (navigator.connection?.saveData) return
  whenIdle(() => {
    for (const { origin, pathname } of document.links) {
      if (origin === location.origin) loader.loadPage(pathname)
    }
  })
}
