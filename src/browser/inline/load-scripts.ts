/**
 * Loads a page's scripts after its first paint, so that they never delay it, or one second after DOMContentLoaded, since
 * a background tab is never painted. If they fail, `data-scripts` is removed, and the forms show the email address and
 * phone number.
 * @param sources The scripts' URLs
 */
export function loadScripts(sources: string[]): void {
  const { dataset } = document.documentElement
  dataset.scripts = "loading"
  const fail = () => {
    if (dataset.scripts === "loading") delete dataset.scripts
  }
  const load = () => {
    for (const src of sources.splice(0)) {
      document.head.append(Object.assign(document.createElement("script"), { src, onerror: fail }))
    }
  }
  // Gatsby rejects a promise when it cannot load the page's data.
  addEventListener("unhandledrejection", fail)
  setTimeout(fail, 30_000)
  addEventListener("DOMContentLoaded", () => {
    setTimeout(load, 1000)
    new PerformanceObserver(load).observe({ type: "paint", buffered: true })
  })
}
