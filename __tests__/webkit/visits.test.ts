import { expect } from "@playwright/test"
import { Key } from "selenium-webdriver"
import { message, stay } from "../browser/forms"
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
  await webkit.click("#destination:focus ~ #destination-note p", "Select")
  await webkit.fill(stay)
  await webkit.click("button", "More guests")
  await webkit.click("button", "Request Booking")
  expect(await webkit.acceptAlert()).toMatch(
    /Macau China.*December 30, 2026 to January 2, 2027.*5 guests/,
  )
})

test("the menu closes on Escape and on a link; Back returns to the section", async ({ webkit }) => {
  await webkit.visit("/", 375)
  const isOpen = (open: boolean) =>
    webkit.until(open => document.getElementById("menu")?.matches(":popover-open") === open, open)
  await webkit.click("button", "Menu")
  await isOpen(true)
  await webkit.driver.actions().sendKeys(Key.ESCAPE).perform()
  await isOpen(false)
  for (const [name, anchor] of [
    ["About", "about"],
    ["Casino Hotels", "casino-hotels"],
  ] as const) {
    await webkit.click("button", "Menu")
    await webkit.click("header nav a", name)
    await isOpen(false)
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

test("Back to a page left early loads its scripts and answers a message", async ({ webkit }) => {
  let release = () => {}
  webkit.scripts = new Promise(resolve => {
    release = resolve
  })
  await webkit.visit("/", 375, "loading")
  await webkit.fill(message)
  // Scripts are requested after the first paint.
  await webkit.until(() => document.querySelector("script[src]"))
  // Not by a script, whose navigation would replace the entry of a page that has not finished loading.
  await webkit.click("footer a", "Terms")
  await webkit.until(() => location.pathname === "/terms")
  await webkit.driver.navigate().back()
  await webkit.until(() => location.pathname === "/")
  await webkit.click("button", "Send Message")
  release()
  expect(await webkit.acceptAlert()).toContain(message.Name)
  await webkit.until(() => (document.getElementById("message") as HTMLInputElement).value === "")
})
