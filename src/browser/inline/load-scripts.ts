/**
 * Loads a page's scripts after its first paint, which they must not delay, or one second after DOMContentLoaded, since
 * background tabs never paint. If they fail, or have not hydrated the page after 30 s, it removes `data-hydration`: the
 * forms then show the email address and phone number.
 * @param sources The scripts' URLs, in the order in which browsers run them
 */
export function loadScripts(sources: string[]): void {
  const { dataset } = document.documentElement
  dataset.hydration = "loading"
  const giveUp = () => {
    if (dataset.hydration === "loading") delete dataset.hydration
  }
  const pending = new Set(sources)
  const load = () => {
    for (const src of pending) {
      pending.delete(src)
      const onerror = () => {
        pending.add(src)
        giveUp()
      }
      const script = Object.assign(document.createElement("script"), { src, onerror, async: false })
      document.head.append(script)
    }
  }
  // Safari cancels the scripts of a page that a visitor leaves early, and Back restores the page without them.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted || pending.size === 0) return
    dataset.hydration = "loading"
    load()
  })
  // Errors of extensions do not count.
  const isOurs = (source?: string) => source?.includes(location.origin)
  // Gatsby rejects a promise when it cannot load the page's data.
  addEventListener("unhandledrejection", ({ reason }) => isOurs(reason?.stack) && giveUp())
  // A script arrived damaged or threw.
  addEventListener("error", ({ filename }) => isOurs(filename) && giveUp())
  setTimeout(giveUp, 30_000)
  const start = () => {
    setTimeout(load, 1000)
    new PerformanceObserver(load).observe({ type: "paint", buffered: true })
  }
  // A host may run inline scripts late.
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", start)
  else start()
}
