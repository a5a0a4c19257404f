/**
 * Keeps the photos back until the page has loaded, or until the visitor scrolls to them. Browsers
 * ask for lazy photos long before they are in view; on a slow line these would hold up the scripts,
 * and with them the page's reactions. Runs inline while the page is parsed, so it stands on its own.
 */
export function photosAfterScripts(): void {
  const { dataset } = document.documentElement
  dataset.photos = "later"
  for (const event of ["load", "scroll"]) {
    addEventListener(event, () => delete dataset.photos, { once: true })
  }
}
