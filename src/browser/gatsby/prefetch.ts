/** Loads the pages that this one links to once the browser is idle; with Save-Data, only when a link is clicked. */
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
