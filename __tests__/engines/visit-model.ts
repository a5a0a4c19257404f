import { setTimeout as pause } from "node:timers/promises"
import { header } from "../specification"
import type { Visitor } from "./visitor"

/** Where a page may stand: at a section's heading, or at a position, px. */
type Place = string | number

const titles: Record<string, RegExp> = {
  "/": /Casino/,
  "/terms": /^Terms and Conditions$/,
  "/privacy": /^Privacy Policy$/,
  "/no-such-page": /^Unexpected Application Error!$/,
}

/** The fields of the home page, by their ids, and what they hold at first. */
export const blank: Record<string, string> = {
  search: "",
  destination: "",
  guests: "2",
  "check-in": "",
  "check-out": "",
  name: "",
  email: "",
  message: "",
}

/** Runs in the page. Everything that the model speaks of, in one answer: the page may be replaced at any time. */
function look() {
  const header = document.querySelector("header")
  const edge = header?.getBoundingClientRect().bottom ?? 0
  const fields = [...document.querySelectorAll<HTMLInputElement>("input, select, textarea")]
  // Before the first control and after the last one, the focus is on the page as a whole.
  const focused = document.activeElement?.closest(":not(:has(main))")
  const { x, y, width, height } = focused?.getClientRects()[0] ?? new DOMRect()
  return {
    address: location.pathname + location.hash,
    title: document.querySelector("h1")?.textContent ?? "",
    top: window.scrollY,
    end: document.documentElement.scrollHeight - innerHeight,
    /** The sections whose headings are in the upper half of the view, below the header. */
    at: [...document.querySelectorAll("main [id]:is(section)")].flatMap(section => {
      const { top, bottom } = section.querySelector(":is(h1, h2)")?.getBoundingClientRect() ?? {
        top: -1,
        bottom: 0,
      }
      return top >= edge && bottom <= innerHeight && top < innerHeight / 2 ? section.id : []
    }),
    fields: Object.fromEntries(fields.map(({ id, value }) => [id, value])),
    menuOpen: document.querySelector("#menu:popover-open") !== null,
    solid: header ? getComputedStyle(header).backgroundColor : "",
    wider: document.documentElement.scrollWidth - innerWidth,
    focus: focused?.id || focused?.textContent?.slice(0, 30),
    focusTop: Math.round(y),
    // Before its first control the page gives the focus to the browser's own, and these tests see no more of it.
    focusInView:
      !focused ||
      !document.hasFocus() ||
      (y + height <= innerHeight &&
        focused.contains(document.elementFromPoint(x + width / 2, y + height / 2))),
    scripts: document.documentElement.dataset.scripts,
    whole: document.querySelector("footer") !== null,
    complete: document.readyState === "complete",
    loaded: performance.timeOrigin,
  }
}

type Look = ReturnType<typeof look>

interface Entry {
  address: string
  /** Where its page stood when it was left, if that is known. */
  left?: number
}

/** What may come or go above the view with a page's scripts: notes below fields, px. */
const noteHeight = 48

const pathOf = (address: string) => address.replace(/#.*/, "")
const sectionOf = (address: string) => address.split("#")[1]

/** What the specification says of a visit, as far as it has come. */
export class VisitModel {
  fields = { ...blank }
  menuOpen = false
  /** The id of the field that must have the focus; `true` for any element that is in view. */
  focus?: string | true
  /** Where the view may be; anywhere if undefined. */
  private places?: Place[] = []
  /** Where it is, unless it may still be moving. */
  private top?: number
  /** Coming back to a page that has to be loaded anew, as from another site, finds it as it was left. */
  private kept?: { left?: number }
  private history: Entry[] = []
  private at = -1
  /** When the document was loaded; each has another time. */
  private loaded = 0
  private anew = false
  /** Everything that the visitor typed, in this or another document. */
  private readonly typed = new Set(Object.entries(blank).map(entry => entry.join(": ")))
  fieldsKnown = true
  /** What was sent when scripts had failed is answered if they come after all. */
  mayBeAnsweredLater = false

  constructor(private readonly visitor: Visitor) {}

  get address() {
    return this.history[this.at]?.address ?? ""
  }

  get path() {
    return pathOf(this.address)
  }

  canGo(by: -1 | 1) {
    return this.history[this.at + by] !== undefined
  }

  /** A link, a button or the address bar leads somewhere. */
  goes(address: string) {
    const section = sectionOf(address)
    if (address === this.path) {
      // The page is open: browsers differ in whether they load it again, and in what Back leads to then.
      this.history = [{ address }]
      this.at = 0
      this.moved()
    } else {
      if (address !== this.address) {
        this.leave()
        this.history.splice(this.at + 1, Number.POSITIVE_INFINITY, { address })
        this.at++
      }
      this.isAt(section ?? 0)
    }
    this.menuOpen = false
    this.focus = undefined
  }

  /** @param by -1 for Back, 1 for Forward */
  goesThroughHistory(by: -1 | 1) {
    const { path } = this
    this.leave()
    this.at += by
    const entry = this.history[this.at] as Entry
    const { address, left } = entry
    const asked = sectionOf(address) ?? 0
    if (path !== this.path) this.isAt(asked)
    else if (left === undefined) this.moved()
    else this.isAt(asked, left)
    this.kept = entry
    this.menuOpen = false
    this.focus = undefined
  }

  /** The view has moved, or will have, in a way that is not specified. */
  private moved() {
    this.places = undefined
    this.top = undefined
  }

  private isAt(...places: Place[]) {
    this.places = places
    this.top = places.length === 1 && typeof places[0] === "number" ? places[0] : undefined
  }

  /** A button or a key. @param focus What has the focus then */
  presses(focus?: string | true) {
    this.moved()
    this.menuOpen = false
    this.focus = focus
  }

  opensMenu(open: boolean) {
    this.menuOpen = open
    this.focus = undefined
  }

  /** The place is kept. */
  reloads() {
    if (this.top === undefined) this.moved()
    this.menuOpen = false
    this.focus = undefined
  }

  /** @param atRest Whether it is there already */
  scrolls(top: number, atRest = false) {
    this.isAt(top)
    if (!atRest) this.top = undefined
    this.focus = undefined
  }

  types(values: Record<string, string>) {
    for (const entry of Object.entries(values)) this.typed.add(entry.join(": "))
    Object.assign(this.fields, values)
    this.presses()
  }

  /** Waits until the page that was asked for is there; a page that did not come whole is loaded again. */
  async arrive(): Promise<Look> {
    let asked = Date.now()
    for (const end = asked + 30_000; ; await pause(30)) {
      const seen = await this.visitor.evaluate(look).catch(() => undefined)
      // A page of which half has come may never be complete.
      if (seen && !seen.whole && seen.loaded === this.loaded) {
        // It may be on its way to be replaced.
        if (Date.now() - asked > 5000) throw new Error("the page that was there has gone")
      } else if (!seen?.whole && (seen?.complete || Date.now() - asked > 5000)) {
        this.moved()
        // What is loaded then, Firefox's page before, and what Back leads to, is the browser's own affair.
        this.history = []
        this.at = -1
        asked = Date.now()
        await this.visitor.engine.reload().catch(() => {})
      } else if (seen && this.isThere(seen)) {
        if (this.at < 0) this.at = this.history.push({ address: seen.address }) - 1
        if (seen.loaded !== this.loaded) {
          this.anew = this.loaded !== 0
          this.fieldsKnown = !this.anew
          this.loaded = seen.loaded
        }
        return seen
      } else if (Date.now() > end) {
        throw new Error(`arrived at ${seen?.address}, “${seen?.title}”, not at ${this.address}`)
      }
    }
  }

  private isThere({ address, title }: Look) {
    const isAsked = this.at < 0 || address === this.address
    return isAsked && Boolean(titles[pathOf(address)]?.test(title))
  }

  /** Waits until nothing moves any more. @throws Error with all that is not as specified */
  async check(): Promise<void> {
    let still = 0
    let top = Number.NaN
    for (let end = Date.now() + 4000; ; await pause(50)) {
      const asked = Date.now()
      const seen = await this.arrive()
      end += Date.now() - asked
      const wrong = this.differences(seen)
      still = seen.top === top ? still + 1 : 0
      top = seen.top
      if (still >= 5 && wrong.length === 0) return this.holds(seen)
      if (Date.now() > end) throw new Error(wrong.join("; ") || "the view does not come to rest")
    }
  }

  private differences(seen: Look): string[] {
    const kept = this.anew && this.kept
    const places = kept ? kept.left && this.places?.concat(kept.left) : this.places
    const there = (place: Place) =>
      typeof place === "string"
        ? seen.at.includes(place)
        : Math.abs(Math.min(place, seen.end) - seen.top) <= (place === 0 ? 1 : noteHeight)
    const wrong: string[] = []
    const expect = (holds: boolean, what: string) => holds || wrong.push(what)
    expect(
      !places || places.some(there),
      `the view is at ${seen.top} px (${seen.at}), not at ${places || "any place"}`,
    )
    for (const [id, value] of Object.entries(seen.fields)) {
      const known = this.fieldsKnown && !this.mayBeAnsweredLater
      const may = known ? this.fields[id] === value : this.typed.has(`${id}: ${value}`)
      expect(may, `${id} holds “${value}”, not “${this.fields[id]}”`)
    }
    expect(
      seen.menuOpen === this.menuOpen || Boolean(kept),
      `the menu is ${seen.menuOpen ? "open" : "closed"}`,
    )
    const solid = seen.top > 20 || seen.menuOpen
    expect(
      seen.solid === (solid ? header.scrolled : header.atTop),
      `at ${seen.top} px the header is ${seen.solid}`,
    )
    expect(seen.wider <= 0, `the page is ${seen.wider} px wider than the window`)
    if (this.focus) {
      expect(
        seen.focusInView,
        `the focus (${seen.focus}) is out of sight, ${seen.focusTop} px below the window's top`,
      )
      expect(this.focus === true || this.focus === seen.focus, `the focus is at ${seen.focus}`)
    }
    return wrong
  }

  /** What was seen is now what is known. */
  private holds({ top, fields, menuOpen }: Look) {
    this.isAt(top)
    this.menuOpen = menuOpen
    this.kept = undefined
    this.anew = false
    if (this.path !== "/") return
    Object.assign(this.fields, fields)
    this.fieldsKnown = true
  }

  private leave() {
    const entry = this.history[this.at]
    if (entry) entry.left = this.top
  }
}
