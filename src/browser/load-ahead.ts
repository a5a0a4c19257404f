/** Loads the pages that this one links to once the browser is idle; under Save-Data, nothing before a click. */
export function loadPagesAhead(): void {
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
