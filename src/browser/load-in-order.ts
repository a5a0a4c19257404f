/**
 * Loads what the HTML does not hold, in the order that serves a visitor best.
 * - On a slow line, scripts and page data are requested at once: they arrive after the first paint.
 * - On a fast line they wait for that paint, since compiling them would compete with it for the processor;
 *   but at most a second after the HTML has arrived, since not every browser reports every paint, and not
 *   every page is shown. A request that fails is repeated once.
 * - Photos come last, or as soon as the visitor scrolls to them: browsers request lazy photos long before
 *   they are in view.
 *
 * Runs inline (`FirstScript`), so it can import nothing. (Safari has no `requestIdleCallback`.)
 *
 * `<html>` has `data-scripts="coming"` while scripts may still arrive, then `here` once the page is
 * hydrated; the attribute is removed when they have failed.
 * @param addresses The page's scripts, and the JSON files that Gatsby requests when they run
 */
export function loadInOrder(addresses: string[]): void {
  const { dataset } = document.documentElement
  dataset.scripts = "coming"
  dataset.photos = "later"
  const giveUp = () => dataset.scripts === "coming" && delete dataset.scripts
  const releasePhotos = () => delete dataset.photos
  addEventListener("scroll", releasePhotos, { once: true })

  const early: typeof window.early = {}
  self.early = early
  let missing = addresses.length
  const settle = () => --missing || (self.requestIdleCallback || setTimeout)(releasePhotos)
  const fail = () => {
    giveUp()
    settle()
  }
  const addScript = (src: string, failed: () => void) => {
    const script = document.createElement("script")
    const onerror = () => {
      // Webpack would wait for ever on an existing element that has already failed.
      script.remove()
      failed()
    }
    document.head.append(Object.assign(script, { src, onload: settle, onerror }))
  }
  const text = async (address: string) => {
    const response = await fetch(address)
    if (response.ok) return response.text()
    throw new Error(response.statusText)
  }
  const load = () => {
    for (const address of addresses.splice(0)) {
      if (address.endsWith(".js")) {
        addScript(address, () => addScript(address, fail))
      } else {
        early[address] = text(address).catch(() => text(address))
        early[address].then(settle, fail)
      }
    }
  }

  // Gatsby throws when it does not find the page's data; any other error before hydration counts too.
  addEventListener("error", giveUp)
  addEventListener("unhandledrejection", giveUp)
  setTimeout(giveUp, 30_000)
  // Requests under way when a page was left may never be answered once the back-forward cache restores it.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && dataset.scripts !== "here") location.reload()
  })
  // A message under way is lost then (Firefox), and React would wait for it before it renders anything more.
  self.MessageChannel = class extends MessageChannel {
    constructor() {
      super()
      addEventListener("pageshow", ({ persisted }) => persisted && this.port2.postMessage(null))
    }
  }

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
