/**
 * Loads a page's scripts after its first paint, so that they never delay it; one second after DOMContentLoaded at the
 * latest, since a background tab is never painted. `data-scripts` holds the state; once it is gone, the forms show
 * e-mail and telephone instead.
 * @param sources The scripts' URLs
 */
export function loadScripts(sources: string[]): void {
  const { dataset } = document.documentElement
  dataset.scripts = "coming"
  const fail = () => {
    if (dataset.scripts === "coming") delete dataset.scripts
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
