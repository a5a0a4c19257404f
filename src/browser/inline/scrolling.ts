import { listen } from "./listen"

// The browser follows links to sections, and restores the scroll position of each history entry. It needs help on
// a click, a reload and Back, because Gatsby changes pages without a load; `openTarget` then scrolls the new page.

/** Scrolls as the specification says: a section of the open page smoothly, and any other page from its top. */
export function adjustScrolling(): void {
  const { dataset } = document.documentElement
  dataset.pathname = location.pathname
  listen("click", prepareScrolling)
  addEventListener("scrollend", () => delete dataset.smooth)
  addEventListener("pageshow", restorePositionsAgain)
  addEventListener("popstate", loadPageOnBack)
}

/** In place of the page's path, this keeps Gatsby from acting until the page has reloaded. */
const reloading = ""

export const isReloading = () => window.pagePath === reloading

function prepareScrolling(target: HTMLElement, event: MouseEvent): void {
  const { dataset } = document.documentElement
  // Smooth scrolling would continue on the next page.
  scrollTo({ top: scrollY, behavior: "instant" })
  // A link to a section that is already in place fires no `scrollend`.
  delete dataset.smooth
  const link = target.closest("a")
  if (link?.host !== location.host || opensElsewhere(event)) return
  if (link.pathname === location.pathname) dataset.smooth = ""
  // Back shows this page at its top (specification, 2).
  else history.scrollRestoration = "manual"
}

/** Whether a click leaves the page in place: with one of these keys, browsers open a tab or a window, or download. */
const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey

/** After the page has opened at its top, lets the browser restore positions again, unless Back is loading another page. */
function restorePositionsAgain(): void {
  // Chromium restores the position during the event.
  setTimeout(() => {
    if (location.pathname === document.documentElement.dataset.pathname)
      history.scrollRestoration = "auto"
  })
}

/**
 * Back and Forward change the URL first. Gatsby may then show the page if its data is in memory; any other page is
 * loaded in full. Within a page, the browser scrolls by itself, and Gatsby would announce a new page.
 */
function loadPageOnBack(event: Event): void {
  const { dataset } = document.documentElement
  const { pathname } = location
  const isOpen = pathname === dataset.pathname
  const isInMemory = () => window.___loader.loadPageSync(pathname)?.page
  if (!isOpen && dataset.hydration === "ready" && isInMemory()) return
  event.stopImmediatePropagation()
  if (isOpen) return
  window.pagePath = reloading
  history.scrollRestoration = "manual"
  location.reload()
}
