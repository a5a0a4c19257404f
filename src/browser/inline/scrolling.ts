import { listen } from "./listen"

/** Adds what section links and scroll restoration, which the browser handles, lack where Gatsby changes pages. */
export function adjustScrolling(): void {
  const { dataset } = document.documentElement
  dataset.pathname = location.pathname
  listen("click", (target, event) => {
    // Smooth scrolling would continue on the next page.
    scrollTo({ top: scrollY, behavior: "instant" })
    // A link to a section that is already in place ends no scroll.
    delete dataset.smooth
    const link = target.closest("a")
    if (link?.host !== location.host || opensElsewhere(event as MouseEvent)) return
    if (link.pathname === location.pathname) dataset.smooth = ""
    // Back shows this page at its top (specification, 2).
    else history.scrollRestoration = "manual"
  })
  addEventListener("scrollend", () => delete dataset.smooth)
  addEventListener("pageshow", () => {
    // Afterward, a reload keeps the position, unless Back is loading another page. Chromium still restores it during
    // the event.
    setTimeout(() => {
      if (location.pathname === dataset.pathname) history.scrollRestoration = "auto"
    })
  })
  addEventListener("popstate", event => {
    const { pathname } = location
    const isOpen = pathname === dataset.pathname
    const isInMemory = () => self.___loader.loadPageSync(pathname)?.page
    if (!isOpen && dataset.hydration === "ready" && isInMemory()) return
    // Gatsby would announce the open page as a new one, and show a page that it must load only later.
    event.stopImmediatePropagation()
    if (isOpen) return
    // An empty path keeps Gatsby and `hydratePage` from acting meanwhile. The page opens at its top.
    self.pagePath = ""
    history.scrollRestoration = "manual"
    location.reload()
  })
}

/** Whether a click leaves the page in place: with one of these keys, browsers open a tab or a window, or download. */
const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey
