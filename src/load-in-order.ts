/**
 * Asks for what the HTML does not hold, in the order that serves a visitor. Scripts and page data at
 * once on a slow line, where they arrive after the first paint; on a fast one after that paint, since
 * browsers compile what arrives, and the paint needs the processor. Photos after them, or as soon as
 * the visitor scrolls to them: browsers ask for lazy photos long before they are in view. Runs inline
 * at the top of the head, so it stands on its own. (Safari has no `requestIdleCallback`.)
 * @param addresses The scripts of the page, and the JSON files that Gatsby asks for when they run
 */
export function loadInOrder(addresses: string[]): void {
  const { dataset } = document.documentElement
  dataset.photos = "later"
  const releasePhotos = () => delete dataset.photos
  addEventListener("scroll", releasePhotos, { once: true })

  let missing = addresses.length
  const settle = () => --missing || (self.requestIdleCallback || setTimeout)(releasePhotos)
  const load = () => {
    for (const address of addresses) {
      const [name, attributes] = address.endsWith(".js")
        ? ["script", { src: address }]
        : ["link", { rel: "preload", as: "fetch", crossOrigin: "", href: address }]
      const element = document.createElement(name)
      document.head.append(Object.assign(element, attributes, { onload: settle, onerror: settle }))
    }
  }

  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  if (page && page.responseStart - page.requestStart < 100) {
    addEventListener("DOMContentLoaded", () =>
      new PerformanceObserver(paints => {
        if (paints.getEntriesByName("first-contentful-paint").length > 0) load()
      }).observe({ type: "paint", buffered: true }),
    )
  } else {
    load()
  }
}
