import { anchorOf } from "../../src/content/addresses"
import hotels from "../content/hotels.json"
import { destinations, legalPages, sections } from "../specification"
import { eventually } from "./eventually"
import { fill } from "./forms"
import type { Place } from "./place"
import { header, menu } from "./steps"
import { expect } from "./test"
import { blank, type VisitModel } from "./visit-model"
import type { Visitor } from "./visitor"

/** What a step needs: who does it, what is specified, and a choice from a list. */
interface Visit {
  visitor: Visitor
  model: VisitModel
  choose: <T>(list: readonly T[]) => T
}

/** Something that visitors do. @returns Which one it was, or `false` if it cannot be done now */
type Step = (visit: Visit) => Promise<string | false>

const headerLinks: Record<string, string> = Object.fromEntries([
  ...sections.map(({ name, anchor }) => [name, `/#${anchor}`]),
  ...legalPages.map(({ name, path }) => [name, path]),
])

const footerLinks: Record<string, string> = Object.fromEntries([
  ...sections.map(({ name, anchor }) => [name === "Contact" ? "Contact us" : name, `/#${anchor}`]),
  ...legalPages.map(({ inFooter, path }) => [inFooter, path]),
])

const legalSections: Record<string, readonly string[]> = Object.fromEntries(
  legalPages.map(({ path, sections }) => [path, sections]),
)

/** What the fields are called, by their ids. */
const labels: Record<string, string> = {
  search: "Search",
  destination: "Destination",
  guests: "Number of guests",
  "check-in": "Check-in date",
  "check-out": "Check-out date",
  name: "Name",
  email: "Email",
  message: "Message",
}

const days = { "2026-12-30": "December 30, 2026", "2027-01-02": "January 2, 2027", "": "" }

/** Follows a link or presses a button on the page, once it has come to rest under the pointer. */
async function click({ visitor, model }: Visit, place: Place, address?: string) {
  await visitor.scrolled()
  await place.show()
  model.scrolls(await visitor.scrolled(), true)
  await place.click()
  if (address) model.goes(address)
}

async function type({ visitor, model }: Visit, values: Record<string, string>) {
  const labelled = Object.entries(values).map(([id, value]) => [labels[id], value])
  await fill(visitor.role("main"), Object.fromEntries(labelled))
  model.types(values)
}

/**
 * Sends a form.
 * @param refused The first field that is wrong, which gets the focus
 * @param words What the answer must contain
 * @returns The alert
 */
async function send(visit: Visit, button: string, refused: string | undefined, words: string[]) {
  const { visitor, model } = visit
  await model.arrive()
  await click(visit, visitor.role("button", button))
  model.presses(refused)
  if (refused) return undefined
  const isAnswer = (said: string) => words.every(word => said.includes(word))
  let said: string | undefined
  // What is pressed while scripts are on their way is answered when they are there, unless they fail.
  const isSettled = async () => {
    said = await visitor.engine.alert()
    if (said !== undefined) return isAnswer(said) || !model.mayBeAnsweredLater
    const scripts = visitor.evaluate(() => document.documentElement.dataset.scripts ?? "failed")
    // WebKit evaluates nothing while an alert is open.
    return (await scripts.catch(() => undefined)) === "failed"
  }
  await eventually(isSettled, "an answer").toBe(true)
  if (said === undefined) model.mayBeAnsweredLater = true
  else for (const word of words) expect(said).toContain(word)
  return said
}

async function sendBooking(visit: Visit): Promise<string | false> {
  const { model } = visit
  if (model.path !== "/" || !model.fieldsKnown) return false
  const { destination, guests, "check-in": from, "check-out": to } = model.fields
  const guestsWrong = !(Number(guests) >= 1 && Number(guests) <= 10)
  const wrong = {
    destination: !destination,
    guests: guestsWrong,
    "check-in": !from,
    "check-out": !to,
  }
  const refused = Object.entries(wrong).find(([, isWrong]) => isWrong)?.[0]
  const written = (day = "") => days[day as keyof typeof days]
  const said = await send(visit, "Request Booking", refused, [
    String(destination),
    `from ${written(from)} to ${written(to)}`,
    `for ${guests} guest`,
  ])
  if (said === undefined) return refused ? `refused: ${refused}` : "not possible"
  return said
}

async function sendMessage(visit: Visit): Promise<string | false> {
  const { model } = visit
  if (model.path !== "/" || !model.fieldsKnown) return false
  const { name, email, message } = model.fields
  const wrong = { name: !name, email: !email?.includes("@"), message: !message }
  const refused = Object.entries(wrong).find(([, isWrong]) => isWrong)?.[0]
  const said = await send(visit, "Send Message", refused, ["Thank you", String(name)])
  if (said === undefined) return refused ? `refused: ${refused}` : "not possible"
  expect(said).toMatch(/^Thank you, .*reply.*shortly/)
  for (const id of ["name", "email", "message"]) model.fields[id] = String(blank[id])
  return said
}

/** What can be done at any time, with the menu open too. */
export const always: Record<string, Step> = {
  "follows in the header": async ({ visitor, model, choose }) => {
    const name = choose(Object.keys(headerLinks))
    const { menuOpen } = await model.arrive()
    if (!menuOpen && (await menu(visitor).count())) await menu(visitor).click()
    await header(visitor).role("link", name).click()
    model.goes(String(headerLinks[name]))
    return name
  },
  "opens the menu, or closes it": async ({ visitor, model }) => {
    if ((await menu(visitor).count()) === 0) return false
    const { menuOpen } = await model.arrive()
    await menu(visitor).click()
    model.opensMenu(!menuOpen)
    return ""
  },
  "goes back": async ({ visitor, model }) => {
    if (!model.canGo(-1)) return false
    await visitor.engine.back()
    model.goesThroughHistory(-1)
    return `to ${model.address}`
  },
  "goes forward": async ({ visitor, model }) => {
    if (!model.canGo(1)) return false
    await visitor.engine.forward()
    model.goesThroughHistory(1)
    return `to ${model.address}`
  },
  reloads: async ({ visitor, model }) => {
    model.reloads()
    // The line may be broken: `arrive` tries again.
    await visitor.engine.reload().catch(() => {})
    return ""
  },
  waits: async () => "",
}

/** What can be done unless the menu covers the page. */
export const onPage: Record<string, Step> = {
  "follows in the footer": async visit => {
    const name = visit.choose(Object.keys(footerLinks))
    const footer = visit.visitor.role("contentinfo")
    await click(visit, footer.role("link", name), footerLinks[name])
    return name
  },
  presses: async visit => {
    const { visitor, model, choose } = visit
    if (model.path !== "/") return false
    const book = hotels.map(({ name }) => `Book Now ${name}`)
    const jumps = ["Start Playing", "View All Casino Hotels"]
    const name = choose([...jumps, ...jumps, choose(book)])
    await click(visit, visitor.role("button", name))
    if (jumps.includes(name)) model.goes("/#casino-hotels")
    else model.presses()
    return name
  },
  "searches for": async visit => {
    if (visit.model.path !== "/") return false
    const search = visit.choose(["Macau", "a suite above the harbor", ""])
    await type(visit, { search })
    return `“${search}”`
  },
  "fills the booking form": async visit => {
    const { model, choose } = visit
    if (model.path !== "/") return false
    const day = ["2026-12-30", "2027-01-02", "2026-12-30", "2027-01-02", ""]
    const values = {
      destination: choose([...destinations, ""]),
      guests: choose(["1", "3", "10", "11"]),
      "check-in": choose(day),
      "check-out": choose(day),
    }
    await type(visit, values)
    const sent = choose([true, true, false]) && (await sendBooking(visit))
    return `${Object.values(values)}${sent ? `, and sends it: ${sent}` : ""}`
  },
  "fills the contact form": async visit => {
    const { model, choose } = visit
    if (model.path !== "/") return false
    const values = {
      name: choose(["Ada Lovelace", "محمد", "Ada Lovelace", ""]),
      email: choose(["ada@analytical.example", "m@hotel.example", "ada at analytical", ""]),
      message: choose(["Is the engine room open to guests?", "Two lines,\nwhich stay two", ""]),
    }
    await type(visit, values)
    const sent = choose([true, true, false]) && (await sendMessage(visit))
    return `${Object.values(values)}${sent ? `, and sends it: ${sent}` : ""}`
  },
  "sends the booking form": sendBooking,
  "sends the contact form": sendMessage,
  "scrolls to": async ({ visitor, model, choose }) => {
    await visitor.scrolled()
    const top = choose([0, 15, 30, 400, 900, 2000, 100_000])
    await visitor.scrollTo(top)
    model.scrolls(top)
    return `${top}`
  },
  "presses the key": async ({ visitor, model, choose }) => {
    const inField = visitor.evaluate(() =>
      document.activeElement?.matches("input, select, textarea"),
    )
    if (await inField) return false
    const key = choose(["Home", "End"] as const)
    // At rest: Chromium may add what a script has just scrolled to where its own scrolling ends.
    await visitor.scrolled()
    await visitor.press(key)
    model.scrolls(key === "Home" ? 0 : Number.POSITIVE_INFINITY)
    return key
  },
  "goes on by": async ({ visitor, model, choose }) => {
    const keys = choose([["Tab"], ["Shift+Tab"], ["Shift+Tab", "Tab"], ["Tab", "Tab", "Tab"]])
    // With its first paint Chromium gives the focus to what the address names, whatever had it before.
    const isChromium = await visitor.evaluate(() => "userAgentData" in navigator)
    const isPainted = () => performance.getEntriesByType("paint").length > 0
    if (isChromium) await visitor.until(isPainted, "painted")
    for (const key of keys) await visitor.press("Tab", key !== "Tab")
    model.presses(true)
    return keys.join(", ")
  },
  "goes to the section": async visit => {
    const { visitor, model, choose } = visit
    const sections = legalSections[model.path]
    if (!sections) return false
    const name = choose(sections)
    const contents = visitor.role("navigation", "Contents")
    await click(visit, contents.role("link", name), `${model.path}#${anchorOf(name)}`)
    return name
  },
  "follows on the page for unknown paths": async visit => {
    const { visitor, model, choose } = visit
    if (model.path !== "/no-such-page") return false
    const name = choose(["Home", "Casino Hotels"])
    const address = name === "Home" ? "/" : "/#casino-hotels"
    await click(visit, visitor.role("main").role("link", name), address)
    return name
  },
  "writes in the address bar": async ({ visitor, model, choose }) => {
    const address = choose(["/no-such-page", "/", "/#contact", "/terms", "/privacy#user-rights"])
    // To the page that is open, browsers go in ways of their own.
    if (address.replace(/#.*/, "") === model.path) return false
    await visitor.evaluate(address => location.assign(address), address)
    model.goes(address)
    return address
  },
}
