/**
 * Sets a page's scroll position:
 * - A link to a section of the open page scrolls there smoothly (specification, 2); nothing else is smooth.
 * - Each change of path shows the top, or the section that the URL names.
 * - Back and Forward within a page, and reload, restore the scroll position.
 *
 * The position is saved in the history entry whenever scrolling ends or the page is left. Nothing else scrolls, except a
 * refused form to its first mistake (first-paint.ts). CSS keeps targets clear of the header (`scroll-padding`).
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
  const show = (section: HTMLElement | null, smoothly = false) => {
    if (!section) return jumpTo(0)
    // An element without the attribute cannot take the focus.
    if (section.tabIndex < 0) section.tabIndex = -1
    const focus = () => section.focus({ preventScroll: true })
    const scroll = (behavior: ScrollBehavior) => section.scrollIntoView({ behavior })
    focus()
    if (smoothly) return scroll("smooth")
    jump(
      () => scroll("instant"),
      () => section.getBoundingClientRect().top,
    )
    // Gatsby's router focuses the whole page after `onRouteUpdate`, in Firefox some frames later.
    const giveBack = ({ target }: Event) => {
      if (!(target as Element).contains(section)) return
      focus()
      scroll("instant")
    }
    addEventListener("focusin", giveBack, { once: true })
    // A click in the footer focuses the whole page, too.
    addEventListener("pointerdown", () => removeEventListener("focusin", giveBack), { once: true })
  }

  history.scrollRestoration = "manual"
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  if (visit?.type === "reload" && history.state?.y !== undefined) jumpTo(history.state.y)
  // Arrived by Back from another site or a full load: the section or the top, as for any change of path.
  if (visit?.type === "back_forward") show(sectionOf(location.hash))
  addEventListener("scrollend", save)
  addEventListener("pagehide", save)

  // A click ends smooth scrolling, before the next page is shown.
  addEventListener("click", () => scrollTo({ top: scrollY, behavior: "instant" }), true)
  addEventListener("click", event => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href*='#']")
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!link || event.defaultPrevented || isModified) return
    const section = sectionOf(link.hash)
    if (!section || link.href.split("#")[0] !== location.href.split("#")[0]) return
    event.preventDefault()
    if (link.hash !== location.hash) {
      save()
      history.pushState(null, "", link.hash)
    }
    show(section, matchMedia("(prefers-reduced-motion: no-preference)").matches)
  })

  addEventListener("popstate", ({ state }) => {
    if (path() === openPath) {
      if (state?.y === undefined) show(sectionOf(location.hash))
      else jumpTo(state.y)
    } else if (document.documentElement.dataset.scripts !== "here") {
      // Gatsby has not started, so nothing would show the other page. Clearing `pagePath` stops Gatsby from navigating
      // back if it starts before the reload.
      self.pagePath = ""
      history.replaceState(null, "")
      location.reload()
    }
  })

  self.showPlace = () => {
    openPath = path()
    show(sectionOf(location.hash))
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
