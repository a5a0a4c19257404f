/**
 * Lets a page that is reached inside the site paint its first screen before the browser lays out
 * what is below (`data-arriving` in global.css). To be called before the page stands in the document.
 */
export function paintTopFirst(): void {
  const { dataset } = document.documentElement
  dataset.arriving = ""
  requestAnimationFrame(() => setTimeout(() => delete dataset.arriving))
}
