/**
 * Decides where a page is scrolled to and focuses the section that a link leads to:
 * - A new path shows the top, or the section that the URL names (specification, 2), even when Back reloads the page.
 * - Showing the same path again restores the position: Back and Forward within the page, a reload, a restored session
 *   or tab, Back from another site. `history.state.y` holds it, in px.
 * - Only a link to a section of the open page scrolls smoothly.
 *
 * Nothing else sets the scroll position, except that an invalid form scrolls to its first error (before-hydration.ts).
 * CSS keeps targets below the header (`scroll-padding`).
 */
export function manageScrollAndFocus(): void {
  history.scrollRestoration = "manual"
  // Hosts also serve a page at paths such as /index.html, which Gatsby then replaces.
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]")
  shownPaths = [location.pathname, new URL(canonical?.href ?? location.href).pathname]
  showFirstPage()
  // From now on, a history entry has no state only if the visitor or the browser added a fragment to the URL.
  saveState({})

  // Safari supports `scrollend` only from 26.2 on.
  let timer: ReturnType<typeof setTimeout>
  addEventListener("scroll", () => {
    clearTimeout(timer)
    timer = setTimeout(savePosition, 100)
  })
  addEventListener("pagehide", savePosition)
  // A click stops smooth scrolling, which would otherwise continue on the next page.
  addEventListener("click", () => scrollTo({ top: scrollY, behavior: "instant" }), true)
  addEventListener("click", followSectionLink)
  addEventListener("popstate", followHistory)
  self.scrollToTarget = showNewPage
}

/** The paths of the page on screen. On Back, the URL changes before the page does. */
let shownPaths: string[]

const isShown = () =>
  shownPaths.some(path => path.replace(/\/$/, "") === location.pathname.replace(/\/$/, ""))

function showFirstPage(): void {
  const [timing] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  // The previous page of this site; null after another site or a restart. Safari before 26.2 lacks `navigation`.
  const previous = self.navigation?.activation?.from
  const isBack = timing?.type === "back_forward"
  // Firefox does not reveal the URL.
  const isSamePath =
    previous === null || (previous?.url && new URL(previous.url).pathname === location.pathname)
  // Without navigation timing (hardened Firefox), only a saved position shows that the entry is not new.
  const isRestored = timing?.type !== "navigate" && (!isBack || isSamePath)
  if (isRestored && history.state?.y !== undefined) jumpTo(history.state.y)
  else if (isBack) show(sectionOf(location.hash))
}

function followSectionLink(event: MouseEvent): void {
  const { target, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href*='#']")
  if (!link || defaultPrevented || metaKey || ctrlKey || shiftKey || altKey) return
  const section = sectionOf(link.hash)
  if (!section || link.href.split("#")[0] !== location.href.split("#")[0]) return
  savePosition()
  try {
    if (link.hash !== location.hash) history.pushState({}, "", link.hash)
  } catch {
    // The browser follows the link.
    return
  }
  event.preventDefault()
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches
  focus(section)
  section.scrollIntoView({ behavior: isCalm ? "instant" : "smooth" })
}

/**
 * Shows the history entry that Back or Forward leads to. If Gatsby does not have that page in memory, the browser loads
 * it, and neither Gatsby nor React sees the event.
 */
function followHistory(event: PopStateEvent): void {
  if (isShown()) {
    const section = sectionOf(location.hash)
    if (event.state?.y !== undefined) jumpTo(event.state.y)
    // The browser handles a new fragment that names no section (`#:~:text=`).
    else if (event.state || section) show(section)
    return
  }
  const isHydrated = document.documentElement.dataset.scripts === "ready"
  if (isHydrated && self.___loader.loadPageSync(location.pathname)?.page) return
  event.stopImmediatePropagation()
  self.pagePath = ""
  history.replaceState(null, "")
  location.reload()
}

function showNewPage(): void {
  const isNewPath = !isShown()
  shownPaths = [location.pathname]
  const section = sectionOf(location.hash)
  show(section)
  if (!section || !isNewPath) return
  // Gatsby's router focuses its wrapper after `onRouteUpdate`, in Firefox some frames later.
  const refocusSection = ({ target }: Event) => {
    if ((target as Element).id === "gatsby-focus-wrapper") show(section)
  }
  addEventListener("focusin", refocusSection, { once: true })
}

const savePosition = () => saveState({ y: scrollY })

function saveState(state: object): void {
  try {
    if (isShown()) history.replaceState({ ...history.state, ...state }, "")
  } catch {
    // Safari allows 100 calls per 30 s.
  }
}

function show(section: HTMLElement | null): void {
  if (section) {
    focus(section)
    jump(
      () => section.scrollIntoView({ behavior: "instant" }),
      () => section.getBoundingClientRect().top,
    )
  } else {
    jumpTo(0)
  }
}

const jumpTo = (top: number) =>
  jump(
    () => scrollTo({ top, behavior: "instant" }),
    () => scrollY,
  )

/**
 * Jumps twice, because Chromium may add leftover smooth scrolling to the first jump, and again when the fonts load,
 * unless the visitor has scrolled away.
 * @param distance From the top of the window to the target, px
 */
function jump(scroll: () => void, distance: () => number): void {
  scroll()
  const top = distance()
  requestAnimationFrame(() => requestAnimationFrame(scroll))
  document.fonts.ready.then(() => Math.abs(distance() - top) < 64 && scroll())
}

function focus(section: HTMLElement): void {
  // Without `tabindex`, it could not be focused.
  if (section.tabIndex < 0) section.tabIndex = -1
  section.focus({ preventScroll: true })
}

/** The section that a fragment names. Fragments are percent-encoded; ids are not. */
function sectionOf(fragment: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(fragment.slice(1)))
  } catch {
    return null
  }
}
