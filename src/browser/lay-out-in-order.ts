/**
 * On narrow screens, has what is below the first one laid out when it comes near, so that a phone's slow
 * processor shows the first one sooner (below-the-fold.module.css). All is laid out from the start where the
 * browser will scroll by itself (at a fragment, on reload, back from elsewhere), and for good before it
 * scrolls to a fragment, or when the screen is turned: what had been estimated would lead beside the place.
 *
 * Runs inline at the top of the head, so it can import nothing.
 */
export function layOutInOrder(): void {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  if (page?.type !== "navigate" || location.hash || !window.navigation) return
  const { dataset } = document.documentElement
  dataset.layout = "later"

  const layOut = () => {
    if (!dataset.layout) return
    // What is seen stays in its place, and the way back leads there: browsers store its distance from the top.
    const seen = document
      .elementsFromPoint(innerWidth / 2, innerHeight / 2)
      .find(element => element.closest("main, footer"))
    const top = () => seen?.getBoundingClientRect().top ?? 0
    const before = top()
    delete dataset.layout
    scrollBy({ top: top() - before, behavior: "instant" })
  }
  matchMedia("(orientation: portrait)").addEventListener("change", layOut)
  // Comes before the browser scrolls, whatever has led to the fragment.
  navigation.addEventListener("navigate", ({ destination }) => {
    if (destination.url.includes("#")) layOut()
  })
}
