import { expect } from "@playwright/test"
import { Key } from "selenium-webdriver"
import { message, stay } from "../browser/forms"
import { header } from "../specification"
import { test, type WebKit } from "./fixtures"

/** Waits until a section's heading is in view, below the header. */
const expectToBeAt = (webkit: WebKit, anchor: string) =>
  webkit.until(anchor => {
    const [heading, header] = [`#${anchor} :is(h1, h2)`, "header"].map(selector =>
      document.querySelector(selector)?.getBoundingClientRect(),
    )
    const { top = -1 } = heading ?? {}
    return location.hash === `#${anchor}` && top >= (header?.bottom ?? 0) && top < innerHeight / 2
  }, anchor)

test("the booking form shows an error while it is invalid, then an alert", async ({ webkit }) => {
  await webkit.visit("/", 375)
  await webkit.fill({ ...stay, Destination: "" })
  await webkit.click("button", "Request Booking")
  await webkit.find("#destination:focus ~ #destination-note p", "Please select")
  await webkit.fill(stay)
  await webkit.click("button", "More guests")
  await webkit.click("button", "Request Booking")
  expect(await webkit.acceptAlert()).toMatch(
    /Macau China.*December 30, 2026 to January 2, 2027.*5 guests/,
  )
})

test("a contact form submitted before scripts load is answered and cleared", async ({ webkit }) => {
  const release = webkit.delayScripts()
  await webkit.open("/", 375)
  await webkit.fill(message)
  await webkit.click("button", "Send Message")
  release()
  expect(await webkit.acceptAlert()).toContain(message.Name)
  await webkit.until(() => (document.getElementById("message") as HTMLInputElement).value === "")
})

test("the header is solid only past 20 px", async ({ webkit }) => {
  await webkit.visit("/")
  for (const past of [0, 1]) {
    await webkit.driver.executeScript(`scrollTo(0, ${header.threshold + past})`)
    await webkit.until(
      isSolid =>
        getComputedStyle(document.querySelector("header") as Element).backgroundColor.startsWith(
          "rgb(",
        ) === isSolid,
      past === 1,
    )
  }
})

test("the menu closes on Escape and on a click on a link", async ({ webkit }) => {
  await webkit.visit("/", 375)
  const isOpen = () => document.getElementById("menu")?.matches(":popover-open")
  const isClosed = () => !document.getElementById("menu")?.matches(":popover-open")
  await webkit.click("button", "Menu")
  await webkit.until(isOpen)
  await webkit.driver.actions().sendKeys(Key.ESCAPE).perform()
  await webkit.until(isClosed)
  await webkit.click("button", "Menu")
  await webkit.click("header nav a", "Contact")
  await webkit.until(isClosed)
  await expectToBeAt(webkit, "contact")
})

test("section links move the focus, and Back returns to the section", async ({ webkit }) => {
  await webkit.visit("/")
  for (const [name, anchor] of [
    ["About", "about"],
    ["Casino Hotels", "casino-hotels"],
  ] as const) {
    await webkit.click("header nav a", name)
    await expectToBeAt(webkit, anchor)
    await webkit.until(anchor => document.activeElement?.id === anchor, anchor)
  }
  await webkit.driver.executeScript("history.back()")
  await expectToBeAt(webkit, "about")
})

test("a reload and Back from another site keep the position", async ({ webkit }) => {
  await webkit.visit("/terms")
  await webkit.driver.executeScript("scrollTo(0, 900); window.isOld = true")
  const expectPosition = () =>
    webkit.until(
      () =>
        !("isOld" in window) &&
        document.documentElement.dataset.hydration === "ready" &&
        Math.abs(scrollY - 900) < 2,
    )
  await webkit.driver.navigate().refresh()
  await expectPosition()
  await webkit.driver.get("about:blank")
  await webkit.until(() => location.href === "about:blank")
  await webkit.driver.navigate().back()
  await expectPosition()
})

test("on a phone, a photo keeps its proportions", async ({ webkit }) => {
  await webkit.visit("/", 375)
  await webkit.until(() => {
    const frame = document.querySelector("#casino-hotels img")?.parentElement
    return Math.abs(Number(frame?.clientWidth) / Number(frame?.clientHeight) - 3 / 2) < 0.02
  })
})

test("Back to a page that was left before its scripts loaded still loads them", async ({
  webkit,
}) => {
  const release = webkit.delayScripts()
  await webkit.open("/", 375)
  await webkit.until(() => document.documentElement.dataset.hydration === "loading")
  await webkit.fill(message)
  // Scripts are requested after the first paint.
  await webkit.until(() => document.querySelector("script[src]"))
  await webkit.driver.executeScript("location.href = '/robots.txt'")
  await webkit.until(() => location.pathname === "/robots.txt")
  release()
  await webkit.driver.navigate().back()
  await webkit.until(() => document.documentElement.dataset.hydration === "ready")
  await webkit.click("button", "Send Message")
  expect(await webkit.acceptAlert()).toContain(message.Name)
})

test("a photo that cannot load is hidden, and one that loads after hydration shows", async ({
  webkit,
}) => {
  const release = webkit.delayScripts()
  await webkit.open("/", 375)
  // The photos' hosts cannot be reached.
  await webkit.until(() => {
    const [first, ...others] = document.querySelectorAll<HTMLImageElement>("#casino-hotels img")
    const last = others.at(-1)
    last?.removeAttribute("srcset")
    last?.setAttribute("src", "/icon.svg")
    first?.scrollIntoView()
    return first?.complete
  })
  release()
  await webkit.until(() => {
    const [first, ...others] = document.querySelectorAll<HTMLImageElement>("#casino-hotels img")
    const last = others.at(-1)
    if (!first?.hidden) return false
    last?.scrollIntoView()
    return last?.naturalWidth && last.checkVisibility()
  })
})
