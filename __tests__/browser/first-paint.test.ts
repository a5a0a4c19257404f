import type { Page } from "@playwright/test"
import { header, headerLinks } from "../specification"
import { bookingForm, fill, noteAlerts, sendButton, stay } from "./forms"
import { expectToBeAt, hydrated, openEarly, scrolled, scrollTo, visit } from "./steps"
import { expect, test } from "./test"

test.use({ viewport: { width: 375, height: 812 } })

const all = headerLinks("/").map(([name]) => name)
const menu = (page: Page) => page.getByRole("button", { name: "Menu", exact: true })
const links = (page: Page) => page.getByRole("navigation", { name: "Main" }).getByRole("link")
const link = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name })

/** The state of the menu's button in the accessibility tree: the browser sets it, no attribute does. */
async function expanded(page: Page): Promise<boolean | undefined> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send("Accessibility.getFullAXTree")
  const button = nodes.find(
    ({ role, name }) => role?.value === "button" && /^menu$/i.test(name?.value),
  )
  return button?.properties?.find(({ name }) => name === "expanded")?.value.value
}

test("while the scripts are on their way, the header turns solid, buttons jump to the hotels at a click, Enter and Space, and others step the guests", async ({
  page,
}) => {
  await openEarly(page)
  for (const [top, colour] of [
    [0, header.atTop],
    [header.threshold + 1, header.scrolled],
    [0, header.atTop],
  ] as const) {
    await scrollTo(page, top)
    await expect(page.getByRole("banner")).toHaveCSS("background-color", colour)
  }
  await page.getByRole("searchbox").fill("Singapore")
  for (const name of ["Start Playing", "View All Casino Hotels"]) {
    const button = page.getByRole("button", { name, exact: true })
    for (const key of ["", "Enter", "Space"]) {
      await scrollTo(page, 0)
      await button.focus()
      await scrolled(page)
      await (key ? button.press(key) : button.click())
      await expectToBeAt(page, "casino-hotels")
      await expect(page).toHaveURL("/#casino-hotels")
    }
  }
  await expect(page.getByRole("searchbox")).toHaveValue("Singapore")

  const guests = page.getByRole("spinbutton", { name: "Number of guests" })
  await page.getByRole("button", { name: "More guests" }).click({ clickCount: 2 })
  await expect(guests).toHaveValue("4")
  await page.getByRole("button", { name: "Fewer guests" }).click()
  await expect(guests).toHaveValue("3")
})

test("while the scripts are on their way, the menu opens and closes by tap and by keyboard, and its links lead to their sections", async ({
  page,
}) => {
  await openEarly(page)
  await expect(links(page)).toHaveCount(0)
  expect(await expanded(page)).toBe(false)
  await menu(page).click()
  await expect(links(page)).toHaveText(all)
  for (const each of await links(page).all()) await expect(each).toBeInViewport({ ratio: 1 })
  expect(await expanded(page)).toBe(true)
  await expect(page.getByRole("banner")).toHaveCSS("background-color", header.scrolled)
  await menu(page).click()
  await expect(links(page)).toHaveCount(0)

  await menu(page).press("Enter")
  await link(page, "About").focus()
  await page.keyboard.press("Escape")
  await expect(links(page)).toHaveCount(0)
  await expect(menu(page)).toBeFocused()

  await menu(page).press("Enter")
  await page.keyboard.press("Tab")
  await expect(link(page, "Home")).toBeFocused()
  await page.keyboard.press("Shift+Tab")
  await expect(menu(page)).toBeFocused()
  await expect(links(page)).toHaveText(all)
  await link(page, String(all.at(-1))).focus()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("searchbox")).toBeFocused()
  await expect(links(page)).toHaveCount(0)

  for (const anchor of ["booking", "contact", "contact"]) {
    await menu(page).click()
    await page.getByRole("banner").locator(`[href="#${anchor}"]`).click()
    await expect(links(page)).toHaveCount(0)
    await expectToBeAt(page, anchor)
    await expect(page.locator(`#${anchor}`)).toBeFocused()
  }

  await menu(page).click()
  await page.setViewportSize({ width: 1280, height: 812 })
  await expect(links(page)).toHaveText(all)
  await expect(menu(page)).toBeHidden()
  await page.setViewportSize({ width: 375, height: 812 })
  await expect(links(page)).toHaveCount(0)
  await menu(page).click()
  await link(page, "Marquisade").click()
  await expect(links(page)).toHaveCount(0)
})

test("a menu that was opened before hydration stays as it is when the scripts come, and works on", async ({
  page,
}) => {
  const release = await openEarly(page)
  await menu(page).click()
  await link(page, "About").focus()
  release()
  await hydrated(page)
  await scrolled(page)
  await expect(links(page)).toHaveText(all)
  await expect(link(page, "About")).toBeFocused()
  await link(page, "Terms").click()
  await expect(page.getByRole("heading", { level: 1, name: /terms/i })).toBeVisible()
  await expect(links(page)).toHaveCount(0)
})

test("a form refused before hydration shows the site's messages and hints, then and after it, and is never answered", async ({
  page,
}) => {
  const alerts = noteAlerts(page)
  const release = await openEarly(page)
  const form = bookingForm(page)
  await fill(form, { ...stay, Destination: "", "Check-out date": stay["Check-in date"] })
  await sendButton(form).click()
  const destination = form.getByLabel("Destination")
  await expect(destination).toBeFocused()
  await expect(destination).toHaveAccessibleDescription("Please select a destination.")
  await expect(sendButton(form)).toHaveAccessibleName("Request Booking")
  release()
  await hydrated(page)
  await expect(destination).toHaveAccessibleDescription("Please select a destination.")
  const hint = form.getByRole("status").filter({ hasText: "not after check-in" })
  await expect(hint).toBeVisible()
  expect(alerts).toEqual([])
})

test("on a page shorter than the view, the header is transparent", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 9000 })
  await visit(page, "/terms")
  await expect(page.getByRole("contentinfo")).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole("banner")).toHaveCSS("background-color", header.atTop)
})
