/**
 * Has a phone lay out what is below the first screen when it comes near, so that a slow processor shows the
 * first screen sooner (below-the-fold.module.css). All is laid out at once where the browser will scroll by
 * itself (at a fragment, on reload, on the way back), and before it scrolls to a fragment.
 *
 * Runs inline at the top of the head, so it can import nothing.
 */
export function layOutInOrder(): void {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  if (page?.type !== "navigate" || location.hash || !window.navigation) return
  const { dataset } = document.documentElement
  dataset.layout = "later"
  // Comes before the browser scrolls, whatever has led to the fragment.
  navigation.addEventListener("navigate", ({ destination }) => {
    if (destination.url.includes("#")) delete dataset.layout
  })
}
