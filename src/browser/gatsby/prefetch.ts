/** Once the browser is idle, loads the pages that this one links to; with Save-Data, each only on a click. */
export function prefetchLinkedPages(): void {
  // Safari has no requestIdleCallback.
  const { ___loader: loader, requestIdleCallback: whenIdle = setTimeout } = window
  if (navigator.connection?.saveData) loader.hovering = () => {}
  else {
    whenIdle(() => {
      for (const { origin, pathname } of document.links) {
        if (origin === location.origin) loader.loadPage(pathname)
      }
    })
  }
}
