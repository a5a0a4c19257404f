import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { rules } from "../browser/axe"
import { header } from "../specification"
import type { WebKit } from "./driver"
import { expect, test } from "./test"

let open: (path: string, width?: number) => Promise<void>
let visit: typeof open

test.beforeEach(({ webkit, site }) => {
  site.scripts = Promise.resolve()
  open = async (path, width = 1280) => {
    await webkit.resize(width, 800)
    await webkit.open(`${site.address}/blank`)
    await webkit.until(() => location.pathname === "/blank")
    await webkit.open(site.address + path)
    await webkit.until(() => document.querySelector("footer"))
  }
  visit = async (path, width) => {
    await open(path, width)
    await webkit.until(() => document.documentElement.dataset.scripts === "here")
  }
})

const fill = async (webkit: WebKit, values: Record<string, string>) => {
  for (const [id, value] of Object.entries(values)) await webkit.fill(id, value)
}

const stay = {
  destination: "Macau China",
  guests: "4",
  "check-in": "2026-12-30",
  "check-out": "2027-01-02",
}
const message = { name: "Ada Lovelace", email: "ada@analytical.example", message: "Is it open?" }

/** Expects a field to have the focus, with a message below it. */
const expectRefused = (webkit: WebKit, id: string, words: string) =>
  webkit.until(
    (id, words) =>
      document.activeElement?.id === id &&
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not seen
      document.getElementById(`${id}-note`)?.innerText.includes(words),
    id,
    words,
  )

/** Waits until nothing scrolls and a section's heading is in view, clear of the header. */
const expectToBeAt = (webkit: WebKit, anchor: string) =>
  webkit.until(anchor => {
    const [heading, header] = [`#${anchor} :is(h1, h2)`, "header"].map(selector =>
      document.querySelector(selector)?.getBoundingClientRect(),
    )
    const { top = -1 } = heading ?? {}
    return location.hash === `#${anchor}` && top >= (header?.bottom ?? 0) && top < innerHeight / 2
  }, anchor)

const expectPage = (webkit: WebKit, heading: string, path: string) =>
  webkit.until(
    (heading, path) =>
      location.pathname === path && document.querySelector("h1")?.textContent?.includes(heading),
    heading,
    path,
  )

test("a booking request is answered, and its values stay", async ({ webkit }) => {
  await visit("/")
  await fill(webkit, stay)
  await webkit.click("button", "Request Booking")
  expect(await webkit.alert()).toMatch(
    /Macau China.*December 30, 2026 to January 2, 2027.*4 guests/,
  )
  expect(await webkit.run(() => new FormData(document.forms[0]).get("check-out"))).toBe(
    "2027-01-02",
  )
})

test("a booking request without a destination or for eleven guests is refused", async ({
  webkit,
}) => {
  await visit("/", 375)
  await fill(webkit, { ...stay, destination: "" })
  await webkit.click("button", "Request Booking")
  await expectRefused(webkit, "destination", "Please select")
  await fill(webkit, { ...stay, guests: "11" })
  await webkit.click("button", "Request Booking")
  await expectRefused(webkit, "guests", "Please enter 1 to 10")
})

test("guests are stepped, and the stay says so", async ({ webkit }) => {
  await visit("/")
  await fill(webkit, stay)
  await webkit.click("button", "More guests")
  await webkit.until(() =>
    /^3 nights.*5 guests$/.test(document.querySelector("output")?.textContent ?? ""),
  )
})

test("a message is answered, and the form is cleared", async ({ webkit }) => {
  await visit("/", 375)
  await fill(webkit, message)
  await webkit.click("button", "Send Message")
  expect(await webkit.alert()).toMatch(/^Thank you, Ada Lovelace\..*reply.*shortly/)
  await webkit.until(() => (document.getElementById("message") as HTMLInputElement).value === "")
})

test("a message with an invalid e-mail address is refused, and nothing is cleared", async ({
  webkit,
}) => {
  await visit("/")
  await fill(webkit, { ...message, email: "ada at analytical" })
  await webkit.click("button", "Send Message")
  await expectRefused(webkit, "email", "Please enter your email")
  const kept = () => (document.getElementById("name") as HTMLInputElement).value
  expect(await webkit.run(kept)).toBe(message.name)
})

test("a message that was sent before the scripts arrived is answered when they do", async ({
  webkit,
  site,
}) => {
  let release = () => {}
  site.scripts = new Promise(resolve => {
    release = resolve
  })
  await open("/")
  await fill(webkit, message)
  await webkit.click("button", "Send Message")
  await webkit.find("button span", "Preparing…")
  release()
  expect(await webkit.alert()).toContain(message.name)
})

test("the header is transparent at the top and solid past 20 px", async ({ webkit }) => {
  await visit("/")
  for (const [top, colour] of [
    [0, header.atTop],
    [header.threshold + 1, header.scrolled],
    [header.threshold, header.atTop],
  ] as const) {
    await webkit.run(top => scrollTo({ top, behavior: "instant" }), top)
    await webkit.until(
      colour =>
        getComputedStyle(document.querySelector("header") as Element).backgroundColor === colour,
      colour,
    )
  }
})

test("the menu opens, and closes by Escape and when a link is followed", async ({ webkit }) => {
  await visit("/", 375)
  const isOpen = () => document.getElementById("menu")?.matches(":popover-open")
  const isClosed = () => !document.getElementById("menu")?.matches(":popover-open")
  await webkit.click("button", "Menu")
  await webkit.until(isOpen)
  await webkit.press("ESCAPE")
  await webkit.until(isClosed)
  await webkit.click("button", "Menu")
  await webkit.click("header nav a", "Contact")
  await webkit.until(isClosed)
  await expectToBeAt(webkit, "contact")
})

test("the header's links lead to their sections, and take the focus there", async ({ webkit }) => {
  await visit("/")
  for (const [name, anchor] of [
    ["About", "about"],
    ["Casino Hotels", "casino-hotels"],
  ] as const) {
    await webkit.click("header nav a", name)
    await expectToBeAt(webkit, anchor)
    await webkit.until(anchor => document.activeElement?.id === anchor, anchor)
  }
})

test("from another page they lead to the home page at that section, and Back to that page's top", async ({
  webkit,
}) => {
  await visit("/terms")
  await webkit.click("header nav a", "Booking")
  await expectToBeAt(webkit, "booking")
  await webkit.back()
  await expectPage(webkit, "Terms and Conditions", "/terms")
  await webkit.until(() => scrollY === 0)
})

test("a legal page is shown at its top, and its contents lead to its sections", async ({
  webkit,
}) => {
  await visit("/")
  await webkit.click("footer a", "Privacy Policy")
  await expectPage(webkit, "Privacy Policy", "/privacy")
  await webkit.until(() => scrollY === 0)
  await webkit.click("main nav a", "User Rights")
  await expectToBeAt(webkit, "user-rights")
})

test("Back within a page and a reload keep the place", async ({ webkit }) => {
  await visit("/")
  await webkit.click("header nav a", "About")
  await expectToBeAt(webkit, "about")
  await webkit.click("header nav a", "Booking")
  await expectToBeAt(webkit, "booking")
  await webkit.back()
  await expectToBeAt(webkit, "about")
  const place = await webkit.run(() => Math.round(scrollY))
  await webkit.run(() => {
    Object.assign(window, { old: true })
  })
  await webkit.reload()
  await webkit.until(
    () => !("old" in window) && document.documentElement.dataset.scripts === "here",
  )
  await webkit.until(place => Math.abs(scrollY - place) < 2, place)
})

test("an unknown path says so", async ({ webkit }) => {
  await visit("/no-such-page")
  await expectPage(webkit, "Unexpected Application Error!", "/no-such-page")
})

test("the styles for print show words in black and nothing that cannot be used", async ({
  webkit,
}) => {
  await visit("/terms")
  // The driver cannot print: the screen gets the styles for print.
  await webkit.run(() => {
    for (const rule of [...document.styleSheets].flatMap(sheet => [...sheet.cssRules])) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === "print")
        rule.media.mediaText = "screen"
    }
  })
  await webkit.until(() => !document.querySelector("header")?.checkVisibility())
  const colour = () => getComputedStyle(document.querySelector("h1") as Element).color
  expect(await webkit.run(colour)).toBe("rgb(0, 0, 0)")
  await webkit.find("main h2", "1. Introduction")
})

test("without scripts the page can be read, and its links and forms say where to", async ({
  webkit,
  site,
}) => {
  await webkit.open(`${site.address}/framed/`)
  await webkit.until(() => {
    const page = document.querySelector("iframe")?.contentDocument
    return Boolean(page?.querySelector("footer"))
  })
  const framed = await webkit.run(() => {
    const page = document.querySelector("iframe")?.contentDocument
    return {
      links: page?.querySelectorAll("header nav a").length,
      seen: page?.querySelector<HTMLElement>("header nav a")?.checkVisibility(),
      note: page?.querySelector<HTMLElement>("form [role=status] p")?.textContent,
    }
  })
  expect(framed).toMatchObject({ links: 7, seen: true })
  expect(framed.note).toContain("please write or call")
})

for (const path of ["/", "/terms"]) {
  test(`${path} breaks no rule of accessibility`, async ({ webkit }) => {
    await visit(path, 375)
    const { resolve } = createRequire(require.resolve("@axe-core/playwright"))
    const axe = readFileSync(resolve("axe-core/axe.min.js"), "utf8")
    await webkit.run(`${axe}` as unknown as () => void)
    await webkit.run(rules => {
      const page = window as unknown as { axe: { run(options: object): Promise<object> } }
      page.axe.run({ runOnly: rules }).then(found => Object.assign(window, { found }))
    }, rules)
    const found = await webkit.until(() =>
      (window as unknown as { found?: { violations: { id: string }[] } }).found?.violations.map(
        ({ id }) => id,
      ),
    )
    expect(found).toEqual([])
  })
}
