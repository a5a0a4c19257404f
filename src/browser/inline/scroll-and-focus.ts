/**
 * Decides where a page is scrolled to, and focuses the section that a link leads to. The position is saved in the history entry (`state.y`) when scrolling ends and
 * when the visitor leaves. Showing the same path again restores it: Back and Forward within the page, a reload, a
 * restored session or tab, Back from another site. Every change of path shows the top, or the section that the URL
 * names (specification, 2), even when Back reloads the page. Only a link to a section of the open page scrolls
 * smoothly. If Back or Forward leads to a page that Gatsby does not have in memory, the browser loads that page, and
 * neither Gatsby nor React sees the event.
 *
 * Nothing else sets the scroll position, except that an invalid form scrolls to its first error (before-hydration.ts). CSS keeps targets below the
 * header (`scroll-padding`).
 */
export function manageScrollAndFocus(): void {
  const currentPath = () => location.pathname.replace(/\/$/, "")
  // Hosts also serve a page at paths such as /index.html, which Gatsby then replaces.
  const { href: canonical = location.href } =
    document.querySelector<HTMLLinkElement>("link[rel=canonical]") ?? {}
  /** The paths of the page on screen. On Back, the URL changes before the page does. */
  let shownPaths = [currentPath(), new URL(canonical).pathname.replace(/\/$/, "")]
  const isShown = () => shownPaths.includes(currentPath())

  const save = (state: object = { y: scrollY }) => {
    try {
      if (isShown()) history.replaceState({ ...history.state, ...state }, "")
    } catch {
      // Safari allows 100 calls in 30 s.
    }
  }
  /**
   * Jumps twice, because Chromium may add leftover smooth scrolling to the first jump. Jumps again when the fonts load,
   * unless the visitor has scrolled away.
   * @param distance From the top of the window to the target, px
   */
  const jump = (scroll: () => void, distance: () => number) => {
    scroll()
    const top = distance()
    requestAnimationFrame(() => requestAnimationFrame(scroll))
    document.fonts.ready.then(() => Math.abs(distance() - top) < 64 && scroll())
  }
  const jumpTo = (top: number) =>
    jump(
      () => scrollTo({ top, behavior: "instant" }),
      () => scrollY,
    )
  const focus = (section: HTMLElement) => {
    // Only elements with the attribute can be focused.
    if (section.tabIndex < 0) section.tabIndex = -1
    section.focus({ preventScroll: true })
  }
  const show = (section: HTMLElement | null) => {
    if (!section) return jumpTo(0)
    focus(section)
    jump(
      () => section.scrollIntoView({ behavior: "instant" }),
      () => section.getBoundingClientRect().top,
    )
  }

  history.scrollRestoration = "manual"
  const [navigationTiming] = performance.getEntriesByType(
    "navigation",
  ) as PerformanceNavigationTiming[]
  // The previous page of this site; null after another site or a restart. Safari supports it from 26.2 on.
  const previous = self.navigation?.activation?.from
  const isBack = navigationTiming?.type === "back_forward"
  // Firefox does not tell the URL.
  const isSamePath =
    previous === null || (previous?.url && new URL(previous.url).pathname === location.pathname)
  // Without navigation timing (hardened Firefox), a saved position tells that the entry was shown before.
  const isRestored = navigationTiming?.type !== "navigate" && (!isBack || isSamePath)
  if (isRestored && history.state?.y !== undefined) jumpTo(history.state.y)
  else if (isBack) show(sectionOf(location.hash))
  // From now on, only a new fragment that the visitor or the browser adds to the URL has no state.
  save({})
  // Safari supports `scrollend` only from 26.2 on.
  let saveTimer: ReturnType<typeof setTimeout>
  addEventListener("scroll", () => {
    clearTimeout(saveTimer)
    saveTimer = setTimeout(save, 100)
  })
  addEventListener("pagehide", () => save())

  // A click stops smooth scrolling, which would go on in the next page.
  addEventListener("click", () => scrollTo({ top: scrollY, behavior: "instant" }), true)
  addEventListener("click", event => {
    const { target, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href*='#']")
    if (!link || defaultPrevented || metaKey || ctrlKey || shiftKey || altKey) return
    const section = sectionOf(link.hash)
    if (!section || link.href.split("#")[0] !== location.href.split("#")[0]) return
    save()
    try {
      if (link.hash !== location.hash) history.pushState({}, "", link.hash)
    } catch {
      // The browser follows the link.
      return
    }
    event.preventDefault()
    if (!matchMedia("(prefers-reduced-motion: no-preference)").matches) return show(section)
    focus(section)
    section.scrollIntoView({ behavior: "smooth" })
  })

  addEventListener("popstate", event => {
    if (isShown()) {
      const section = sectionOf(location.hash)
      if (event.state?.y !== undefined) jumpTo(event.state.y)
      // A new fragment that names no section is the browser's business (`#:~:text=`).
      else if (event.state || section) show(section)
      return
    }
    const isHydrated = document.documentElement.dataset.scripts === "ready"
    if (isHydrated && self.___loader.loadPageSync(location.pathname)?.page) return
    event.stopImmediatePropagation()
    self.pagePath = ""
    history.replaceState(null, "")
    location.reload()
  })

  self.scrollToTarget = () => {
    const isNewPath = !isShown()
    shownPaths = [currentPath()]
    const section = sectionOf(location.hash)
    show(section)
    if (!section || !isNewPath) return
    // Gatsby's router focuses its wrapper after `onRouteUpdate`, in Firefox some frames later.
    const refocusSection = ({ target }: Event) => {
      if ((target as Element).id === "gatsby-focus-wrapper") show(section)
    }
    addEventListener("focusin", refocusSection, { once: true })
  }
}

/** The section that a fragment names. Fragments are percent-encoded, ids are not. */
function sectionOf(fragment: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(fragment.slice(1)))
  } catch {
    return null
  }
}
