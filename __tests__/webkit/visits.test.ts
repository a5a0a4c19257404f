import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type AxeBuilder from "@axe-core/playwright"
import { expect } from "@playwright/test"
import { rules } from "../browser/axe"
import { message, stay } from "../browser/forms"
import { header } from "../specification"
import type { WebKit } from "./driver"
import { test } from "./fixtures"

type AxeResults = Awaited<ReturnType<AxeBuilder["analyze"]>>

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

/** Waits until a page is shown, at its top. */
const expectPage = (webkit: WebKit, heading: string, path: string) =>
  webkit.until(
    (heading, path) =>
      location.pathname === path &&
      document.querySelector("h1")?.textContent?.includes(heading) &&
      scrollY === 0,
    heading,
    path,
  )

/** What a form's field with a name holds. */
const fieldValue = (webkit: WebKit, form: number, name: string) =>
  webkit.run((form, name) => new FormData(document.forms[form]).get(name), form, name)

test("a booking request is refused, then answered, and its values stay", async ({
  webkit,
  site,
}) => {
  await site.visit("/", 375)
  await webkit.fill({ ...stay, Destination: "" })
  await webkit.click("button", "Request Booking")
  await expectRefused(webkit, "destination", "Please select")
  await webkit.fill({ ...stay, "Number of guests": "11" })
  await webkit.click("button", "Request Booking")
  await expectRefused(webkit, "guests", "from 1 to 10")
  await webkit.fill(stay)
  await webkit.click("button", "More guests")
  await webkit.until(() =>
    /^5 guests.*3 nights$/.test(document.querySelector("output")?.textContent ?? ""),
  )
  await webkit.click("button", "Request Booking")
  expect(await webkit.alert()).toMatch(
    /Macau China.*December 30, 2026 to January 2, 2027.*5 guests/,
  )
  expect(await fieldValue(webkit, 0, "check-out")).toBe("2027-01-02")
})

test("a message is refused and kept, then answered and cleared", async ({ webkit, site }) => {
  await site.visit("/")
  await webkit.fill({ ...message, Email: "ada at analytical" })
  await webkit.click("button", "Send Message")
  await expectRefused(webkit, "email", "name@example.com")
  expect(await fieldValue(webkit, 1, "name")).toBe(message.Name)
  await webkit.fill({ Email: message.Email })
  await webkit.click("button", "Send Message")
  expect(await webkit.alert()).toMatch(/^Thank you, Ada Lovelace\..*reply.*shortly/)
  await webkit.until(() => (document.getElementById("message") as HTMLInputElement).value === "")
})

test("a message sent before the scripts arrived is answered by them", async ({ webkit, site }) => {
  let release = () => {}
  site.scripts = new Promise(resolve => {
    release = resolve
  })
  await site.open("/", 375)
  await webkit.fill(message)
  await webkit.click("button", "Send Message")
  await webkit.find("button span", "Preparing…")
  release()
  expect(await webkit.alert()).toContain(message.Name)
})

test("the header is transparent at the top and solid past 20 px", async ({ webkit, site }) => {
  await site.visit("/")
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

test("the menu opens, and closes by Escape and by a link in it", async ({ webkit, site }) => {
  await site.visit("/", 375)
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

test("links lead to sections with the focus; Back and reload keep it", async ({ webkit, site }) => {
  await site.visit("/")
  for (const [name, anchor] of [
    ["About", "about"],
    ["Casino Hotels", "casino-hotels"],
  ] as const) {
    await webkit.click("header nav a", name)
    await expectToBeAt(webkit, anchor)
    await webkit.until(anchor => document.activeElement?.id === anchor, anchor)
  }
  await webkit.back()
  await expectToBeAt(webkit, "about")
  const place = await webkit.run(() => {
    Object.assign(window, { old: true })
    return Math.round(scrollY)
  })
  await webkit.reload()
  await webkit.until(
    place =>
      !("old" in window) &&
      document.documentElement.dataset.scripts === "here" &&
      Math.abs(scrollY - place) < 2,
    place,
  )
})

test("another page's links lead to sections, and Back to its top", async ({ webkit, site }) => {
  await site.visit("/terms")
  await webkit.click("header nav a", "Booking")
  await expectToBeAt(webkit, "booking")
  await webkit.back()
  await expectPage(webkit, "Terms and Conditions", "/terms")
})

test("a legal page begins at its top, and its contents lead on", async ({ webkit, site }) => {
  await site.visit("/")
  await webkit.click("footer a", "Privacy Policy")
  await expectPage(webkit, "Privacy Policy", "/privacy")
  await webkit.click("main nav a", "User Rights")
  await expectToBeAt(webkit, "user-rights")
})

test("an unknown path says so", async ({ webkit, site }) => {
  await site.visit("/no-such-page")
  await expectPage(webkit, "Unexpected Application Error!", "/no-such-page")
})

test("print styles show black words and no controls", async ({ webkit, site }) => {
  await site.visit("/terms")
  // The driver cannot print: the screen gets the styles for print.
  await webkit.run(() => {
    for (const { media } of document.styleSheets) {
      if (media.mediaText === "print") media.mediaText = "screen"
    }
  })
  await webkit.until(() => !document.querySelector("header nav")?.checkVisibility())
  const colour = () => getComputedStyle(document.querySelector("h1") as Element).color
  expect(await webkit.run(colour)).toBe("rgb(0, 0, 0)")
  await webkit.find("main h2", "1. Introduction")
})

test("without scripts, links are seen and forms say where to write", async ({ webkit, site }) => {
  await site.visit("/")
  // The driver needs scripts, so the page is in a frame that has none.
  await webkit.run(async () => {
    const frame = document.createElement("iframe")
    frame.sandbox.add("allow-same-origin")
    frame.srcdoc = await (await fetch("/")).text()
    frame.width = "1280"
    document.body.replaceChildren(frame)
  })
  const framed = await webkit.until(() => {
    const page = document.querySelector("iframe")?.contentDocument
    if (!page?.querySelector("footer")) return
    return {
      links: page.querySelectorAll("header nav a").length,
      seen: page.querySelector<HTMLElement>("header nav a")?.checkVisibility(),
      note: page.querySelector<HTMLElement>("form [role=status] p")?.textContent,
    }
  })
  expect(framed).toMatchObject({ links: 7, seen: true })
  expect(framed.note).toContain("please write or call")
})

for (const path of ["/", "/terms"]) {
  test(`${path} breaks no rule of accessibility`, async ({ webkit, site }) => {
    await site.visit(path, 375)
    const { resolve } = createRequire(require.resolve("@axe-core/playwright"))
    const axe = readFileSync(resolve("axe-core/axe.min.js"), "utf8")
    const { violations, passes } = await webkit.run<AxeResults, []>(
      `${axe}; return axe.run(${JSON.stringify({ runOnly: rules })})`,
    )
    expect(violations.map(({ id }) => id)).toEqual([])
    expect(passes.length).toBeGreaterThan(10)
  })
}
