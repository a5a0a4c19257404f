declare global {
  interface Window {
    /**
     * Shows what the address names, its section or else the top of the page, at once. To be called when a page
     * that was reached from another one is in the document, before it is painted.
     */
    showAddress: () => void
    /** Loads the page that the address names, and shows what the address names there. */
    loadAddress: () => void
    /** The path of the page that the HTML holds; Gatsby reads it before it hydrates. */
    pagePath?: string
  }
}

/**
 * The only place that decides where a page stands. What was asked last wins, and ends what was under way:
 * - A link to a section of the page that is open scrolls there smoothly (specification, 2). Everything else is
 *   there at once. No browser's own smooth scrolling is used: Chromium's goes on after `scrollTo`, so that the
 *   next page would begin anywhere, and it would also be applied to the focus and to going back.
 * - On every change of path the page is at its top, or at the section that the address names.
 * - Going back within a page, and loading it again, lead to where it stood.
 * - A section that was asked for stays in place when what is above it grows or shrinks, until the visitor does
 *   something else.
 * - What a key leads the focus to, or the browser's refusal of a value, is clear of the header and of the window's
 *   edges, with its label: WebKit takes no notice of scroll margins and paddings when it moves the focus.
 *
 * Runs inline at the end of the body (`finishPage`), so it can import nothing.
 */
export function setScrollPositions(): void {
  const path = () => location.pathname.replace(/\/$/, "")
  const named = () => document.getElementById(location.hash.slice(1))

  let openPath = path()
  /** Puts the view where it was asked for, until the visitor does something else. */
  let place = () => {}
  /** When a key, the wheel or a finger last scrolled, ms. In Chromium that goes on after `scrollTo`. */
  let moved = Number.NEGATIVE_INFINITY
  /** Until when anything that scrolls is answered by `place`, ms. */
  let firm = 0
  /** The section that was asked for. It is also put back when the page's height changes. */
  let shown: Element | null = null
  let frame = 0
  let resting: ReturnType<typeof setTimeout> | undefined
  let byKey = false

  interface Noted {
    /** Where its page came to rest, or was left for another section, px */
    rest?: number
    /** That its page comes because of it, and stood nowhere before */
    asked?: boolean
  }
  /** Notes something in the entry of the history. */
  const note = (noted: Noted) => history.replaceState({ ...history.state, ...noted }, "")
  /** From now on the browser restores no position. */
  const takeOver = () => {
    firm = 0
    history.scrollRestoration = "manual"
  }
  const end = () => {
    takeOver()
    cancelAnimationFrame(frame)
    frame = 0
    shown = null
  }
  /** Notes where the page stands once it has come to rest: what is noted while it is left may not be kept. */
  const noteRest = () => {
    clearTimeout(resting)
    resting = setTimeout(() => {
      if (path() === openPath) note({ rest: scrollY })
    }, 150)
  }
  /** @param until How long it is put there again, ms; by default while what was begun by hand may go on */
  const put = (there: () => void, until = moved + 2000) => {
    end()
    firm = until
    place = there
    place()
    noteRest()
  }
  const scrollSmoothly = (from: number) => {
    const begin = performance.now()
    const step = (now: number) => {
      // Where the section is by now: what is above it may have changed.
      place()
      // A frame may have begun before the link was followed.
      const part = Math.min(1, Math.max(0, 1 - (now - begin) / 500)) ** 3
      scrollTo(0, scrollY + (from - scrollY) * part)
      frame = part && requestAnimationFrame(step)
    }
    step(begin)
  }
  /**
   * As `scrollIntoView` does, which Firefox does once more whenever it next lays out the page, wherever the visitor has
   * scrolled in the meantime.
   * @param nearest Whether to scroll only as far as is needed to see all of it
   */
  const scrollInto = (element: Element, nearest = false) => {
    const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(element)
    const { scrollPaddingTop } = getComputedStyle(document.documentElement)
    const { top, bottom } = element.getBoundingClientRect()
    const above = top - Number.parseFloat(scrollMarginTop) - Number.parseFloat(scrollPaddingTop)
    const below = bottom + Number.parseFloat(scrollMarginBottom) - innerHeight
    scrollTo(0, scrollY + (nearest ? Math.min(above, Math.max(0, below)) : above))
  }
  const goTo = (section: Element | null) => (section ? scrollInto(section) : scrollTo(0, 0))
  const show = (section: HTMLElement | null) => {
    put(() => goTo(section))
    if (!section) return
    shown = section
    // Only what has the attribute can take the focus.
    if (section.tabIndex < 0) section.tabIndex = -1
    section.focus({ preventScroll: true })
  }
  addEventListener("scroll", () => {
    if (!frame && performance.now() < firm) place()
    noteRest()
  })
  new ResizeObserver(() => {
    if (!frame && (shown || performance.now() < firm)) place()
  }).observe(document.documentElement)

  /** Puts the page where it stood when it was left. @returns Whether that is known */
  const restore = (until?: number) => {
    const { rest, asked } = (history.state ?? {}) as Noted
    if (rest === undefined && !asked) return false
    note({ asked: undefined })
    put(() => (asked ? goTo(named()) : scrollTo(0, rest ?? 0)), until)
    return true
  }
  // The browser does so, too; but if the address names a section, WebKit goes there, some frames after it has
  // loaded the page.
  const known = restore(Number.POSITIVE_INFINITY)
  addEventListener("load", () => {
    // After Chromium has restored the top, which is all that it knows of a page that was left at once.
    requestAnimationFrame(() => {
      const section = named()
      const unmoved = history.scrollRestoration === "auto" && scrollY === 0
      if (section && unmoved && !known) put(() => goTo(section), performance.now() + 1000)
    })
    firm = Math.min(firm, performance.now() + 1000)
    setTimeout(() => {
      history.scrollRestoration = "manual"
      noteRest()
    }, 1000)
  })
  addEventListener("pagehide", () => {
    // While the page is being put where it stood, that is what counts.
    const stands = performance.now() >= firm && path() === openPath
    if (stands && history.state?.rest !== undefined) note({ rest: scrollY })
    end()
    history.scrollRestoration = "auto"
  })
  // From the back-forward cache, too, WebKit shows the top.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return
    takeOver()
    restore()
  })
  // A page out of sight may be ended without any event, and be loaded again later.
  document.addEventListener("visibilitychange", () => {
    history.scrollRestoration = document.hidden ? "auto" : "manual"
  })

  const early = { capture: true, passive: true }
  const moves = () => {
    end()
    moved = performance.now()
  }
  for (const type of ["wheel", "touchmove", "keydown"]) addEventListener(type, moves, early)
  addEventListener(
    "pointerdown",
    ({ target }) => {
      byKey = false
      // The root is under the scroll bar alone; a button that is pressed leads nowhere else.
      if (target === document.documentElement) end()
      else takeOver()
    },
    early,
  )

  addEventListener("click", event => {
    const link = (event.target as Element).closest("a")
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!link?.hash || event.defaultPrevented || modified) return
    if (link.href.replace(link.hash, "") !== location.href.replace(location.hash, "")) return
    const section = document.getElementById(link.hash.slice(1))
    if (!section) return
    event.preventDefault()
    if (path() !== openPath) {
      // Another page's address is there before that page is.
      location.assign((openPath || "/") + link.hash)
      return
    }
    const from = scrollY
    if (link.hash !== location.hash) {
      note({ rest: scrollY })
      history.pushState(null, "", link.hash)
    }
    show(section)
    if (matchMedia("(prefers-reduced-motion: no-preference)").matches) scrollSmoothly(from)
  })

  addEventListener("popstate", () => {
    end()
    const { rest } = (history.state ?? {}) as Noted
    if (path() !== openPath) {
      // Gatsby shows the other page, if it is there.
      if (document.documentElement.dataset.scripts !== "here") self.loadAddress()
    } else if (rest === undefined) {
      show(named())
    } else {
      put(() => scrollTo(0, rest))
    }
  })

  self.loadAddress = () => {
    note({ rest: undefined, asked: true })
    // Until then Gatsby's script may run, which would lead back to the path of this page.
    self.pagePath = ""
    location.reload()
  }

  self.showAddress = () => {
    openPath = path()
    const section = named()
    show(section)
    // At some point after this the router focuses the page as a whole.
    const keep = ({ target }: Event) => {
      if (section && (target as Element).contains(section)) show(section)
    }
    addEventListener("focusin", keep, { once: true })
  }

  const lead = (control: Element) => {
    const field = control.matches("input, select, textarea") && control.parentElement
    put(() => scrollInto(field || control, true))
  }
  // Not by its name: WebKit on Linux calls Tab with Shift another key.
  addEventListener("keydown", () => {
    byKey = true
  })
  addEventListener("focusin", ({ target }) => {
    const control = target as Element
    if (control.closest("header")) return
    if (shown && !control.contains(shown)) end()
    if (byKey && control.matches("a, button, input, select, textarea")) lead(control)
  })
  addEventListener(
    "invalid",
    ({ target }) => {
      const field = target as HTMLInputElement
      if (field.form?.querySelector(":invalid") === field) lead(field)
    },
    early,
  )
}
