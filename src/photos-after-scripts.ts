/**
 * Keeps the photos back until the page has loaded and is at rest, or until the visitor scrolls to
 * them. Browsers ask for lazy photos long before they are in view; on a slow line these would hold
 * up the scripts, and with them the page's reactions. Runs inline while the page is parsed, so it
 * stands on its own. (Safari has no `requestIdleCallback`.)
 */
export function photosAfterScripts(): void {
  const { dataset } = document.documentElement
  dataset.photos = "later"
  const release = () => delete dataset.photos
  addEventListener("scroll", release, { once: true })
  addEventListener("load", () => (self.requestIdleCallback || setTimeout)(release))
}
