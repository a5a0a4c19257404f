/**
 * Asks for what the HTML does not hold, in the order that serves a visitor. Scripts and page data at
 * once on a slow line, where they arrive after the first paint; on a fast one after that paint, since
 * browsers compile what arrives, and the paint needs the processor: a second after the HTML is there
 * at the latest, since not every browser tells of every paint, nor is every page shown. What fails is
 * asked for once more. Photos come last, or as soon as the visitor scrolls to them: browsers ask for
 * lazy photos long before they are in view. Runs inline at the top of the head, so it stands on its
 * own. (Safari has no `requestIdleCallback`.)
 *
 * `<html>` has `data-scripts` as long as there is hope for them: `coming`, and `here` once the page is
 * hydrated.
 * @param addresses The scripts of the page, and the JSON files that Gatsby asks for when they run
 */
export function loadInOrder(addresses: string[]): void {
  const { dataset } = document.documentElement
  dataset.scripts = "coming"
  dataset.photos = "later"
  const giveUp = () => dataset.scripts === "coming" && delete dataset.scripts
  const releasePhotos = () => delete dataset.photos
  addEventListener("scroll", releasePhotos, { once: true })

  let missing = addresses.length
  const settle = () => --missing || (self.requestIdleCallback || setTimeout)(releasePhotos)
  const ask = (address: string, fail: () => void) => {
    const [name, attributes] = address.endsWith(".js")
      ? ["script", { src: address }]
      : ["link", { rel: "preload", as: "fetch", crossOrigin: "", href: address }]
    const element = document.createElement(name)
    const onerror = () => {
      // Webpack would wait for an element that is there and has failed already.
      element.remove()
      fail()
    }
    document.head.append(Object.assign(element, attributes, { onload: settle, onerror }))
  }
  const load = () => {
    for (const address of addresses.splice(0)) {
      ask(address, () =>
        ask(address, () => {
          giveUp()
          settle()
        }),
      )
    }
  }

  // As when Gatsby does not find the page's data; or however else it may be.
  addEventListener("error", giveUp)
  addEventListener("unhandledrejection", giveUp)
  setTimeout(giveUp, 30_000)
  // What was on its way when a page was left does not always come in one from the back-forward cache.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && dataset.scripts !== "here") location.reload()
  })

  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  if (page && page.responseStart - page.requestStart < 100) {
    addEventListener("DOMContentLoaded", () => {
      setTimeout(load, 1000)
      if (!self.PerformanceObserver) return
      new PerformanceObserver(paints => {
        if (paints.getEntriesByName("first-contentful-paint").length > 0) load()
      }).observe({ type: "paint", buffered: true })
    })
  } else {
    load()
  }
}
