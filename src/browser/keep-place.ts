/**
 * Decides where a page is scrolled to. While a page is open, its position is saved in its history entry (`state.y`)
 * whenever scrolling rests and when the page is left. A page that is shown again without a change of path goes back to
 * that position: Back and Forward within it, a reload, a restored session or tab, Back from another site. Every change
 * of path shows the top, or the section that the URL names (specification, 2), also when Back loads the page whole. A
 * link to a section of the open page scrolls there smoothly; nothing else is smooth. When Back or Forward leads to a
 * page that Gatsby cannot show from memory, the page is loaded whole, and neither Gatsby nor React sees that event.
 *
 * Nothing else scrolls, except a refused form to its first mistake (first-paint.ts). CSS keeps targets clear of the
 * header (`scroll-padding`).
 */
export function keepPlace(): void {
  const path = () => location.pathname.replace(/\/$/, "")
  /** The page that is shown: on Back, the URL changes before the page does. */
  let openPath = path()

  const save = () => {
    if (path() === openPath) history.replaceState({ ...history.state, y: scrollY }, "")
  }
  /**
   * Jumps twice: Chromium's compositor adds to the first jump what its smooth scrolling did in the same frame. And once
   * more when the fonts are there, if they moved the target by a line or two; whoever scrolled further is left alone.
   * @param distance How far the target is from the top of the window, px
   */
  const jump = (place: () => void, distance: () => number) => {
    place()
    const top = distance()
    requestAnimationFrame(() => requestAnimationFrame(place))
    document.fonts.ready.then(() => Math.abs(distance() - top) < 64 && place())
  }
  const jumpTo = (top: number) =>
    jump(
      () => scrollTo({ top, behavior: "instant" }),
      () => scrollY,
    )
  const focus = (section: HTMLElement) => {
    // An element without the attribute cannot take the focus.
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
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  // The page of this site that was shown before; null after another site or a restart. Safari has it from 26.2 on.
  const before = self.navigation?.activation?.from
  const isBack = visit?.type === "back_forward"
  // Firefox hides the URL.
  const isSamePath =
    before === null || (before?.url && new URL(before.url).pathname === location.pathname)
  const isAgain = visit?.type === "reload" || (isBack && isSamePath)
  if (isAgain && history.state?.y !== undefined) jumpTo(history.state.y)
  else if (isBack) show(sectionOf(location.hash))
  // Safari before 26.2 has no `scrollend`.
  let resting: ReturnType<typeof setTimeout>
  addEventListener("scroll", () => {
    clearTimeout(resting)
    resting = setTimeout(save, 100)
  })
  addEventListener("pagehide", save)

  // A click ends smooth scrolling, before the next page is shown.
  addEventListener("click", () => scrollTo({ top: scrollY, behavior: "instant" }), true)
  addEventListener("click", event => {
    const { target, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href*='#']")
    if (!link || defaultPrevented || metaKey || ctrlKey || shiftKey || altKey) return
    const section = sectionOf(link.hash)
    if (!section || link.href.split("#")[0] !== location.href.split("#")[0]) return
    event.preventDefault()
    if (link.hash !== location.hash) {
      save()
      history.pushState(null, "", link.hash)
    }
    if (!matchMedia("(prefers-reduced-motion: no-preference)").matches) return show(section)
    focus(section)
    section.scrollIntoView({ behavior: "smooth" })
  })

  addEventListener("popstate", event => {
    if (path() === openPath) {
      if (event.state?.y === undefined) show(sectionOf(location.hash))
      else jumpTo(event.state.y)
      return
    }
    const isHydrated = document.documentElement.dataset.scripts === "here"
    if (isHydrated && self.___loader.loadPageSync(location.pathname)?.page) return
    event.stopImmediatePropagation()
    self.pagePath = ""
    history.replaceState(null, "")
    location.reload()
  })

  self.showPlace = () => {
    const isNewPath = path() !== openPath
    openPath = path()
    const section = sectionOf(location.hash)
    show(section)
    if (!section || !isNewPath) return
    // Gatsby's router focuses the whole page after `onRouteUpdate`, in Firefox some frames later.
    const giveBack = ({ target }: Event) => {
      if ((target as Element).id === "gatsby-focus-wrapper") show(section)
    }
    addEventListener("focusin", giveBack, { once: true })
  }
}

/** The section that a fragment names. The browser encodes letters beyond ASCII; an id holds the letters themselves. */
function sectionOf(fragment: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(fragment.slice(1)))
  } catch {
    return null
  }
}
