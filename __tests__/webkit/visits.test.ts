import { expect } from "@playwright/test"
import { message, stay } from "../browser/forms"
import { header } from "../specification"
import type { WebKit } from "./driver"
import { test } from "./fixtures"

/** Expects a field to have the focus and an error below it. */
const expectError = (webkit: WebKit, id: string, words: string) =>
  webkit.until(
    (id, words) =>
      document.activeElement?.id === id &&
      // biome-ignore lint/performance/useDomNodeTextContent: hidden text does not count
      document.getElementById(`${id}-note`)?.innerText.includes(words),
    id,
    words,
  )

/** Waits until a section's heading is in view, below the header. */
const expectToBeAt = (webkit: WebKit, anchor: string) =>
  webkit.until(anchor => {
    const [heading, header] = [`#${anchor} :is(h1, h2)`, "header"].map(selector =>
      document.querySelector(selector)?.getBoundingClientRect(),
    )
    const { top = -1 } = heading ?? {}
    return location.hash === `#${anchor}` && top >= (header?.bottom ?? 0) && top < innerHeight / 2
  }, anchor)

test("a booking request shows an error, then an alert", async ({ webkit, site }) => {
  await site.visit("/", 375)
  await webkit.fill({ ...stay, Destination: "" })
  await webkit.click("button", "Request Booking")
  await expectError(webkit, "destination", "Please select")
  await webkit.fill(stay)
  await webkit.click("button", "More guests")
  await webkit.click("button", "Request Booking")
  expect(await webkit.alert()).toMatch(
    /Macau China.*December 30, 2026 to January 2, 2027.*5 guests/,
  )
})

test("a message is answered and cleared", async ({ webkit, site }) => {
  await site.visit("/")
  await webkit.fill(message)
  await webkit.click("button", "Send Message")
  expect(await webkit.alert()).toContain(message.Name)
  await webkit.until(() => (document.getElementById("message") as HTMLInputElement).value === "")
})

test("a message sent before scripts load is answered", async ({ webkit, site }) => {
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

test("the menu closes on Escape and on a click on a link", async ({ webkit, site }) => {
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

test("section links move the focus, and Back and a reload return to the section", async ({
  webkit,
  site,
}) => {
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
      document.documentElement.dataset.scripts === "ready" &&
      Math.abs(scrollY - place) < 2,
    place,
  )
})

test("without scripts, links are visible and forms show how to write", async ({ webkit, site }) => {
  await site.visit("/")
  // The driver needs scripts, so the page is in a frame without them.
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
