import type { Page } from "@playwright/test"
import { expectToBeAt, hold, hydrated, scrolled } from "./steps"
import { expect, test } from "./test"
import { unhydrated } from "./unhydrated"

test.use({ viewport: { width: 375, height: 812 } })

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

for (const { when, open, expectedMessages } of unhydrated) {
  test.describe(when, () => {
    test.use({ expectedMessages })
    test.beforeEach(({ page }) => open(page))

    test("a tap opens the menu; another closes it, the wordmark, and a wide window", async ({
      page,
    }) => {
      await expect(links(page)).toHaveCount(0)
      expect(await expanded(page)).toBe(false)
      await menu(page).click()
      await expect(links(page)).toHaveCount(7)
      for (const each of await links(page).all()) await expect(each).toBeInViewport({ ratio: 1 })
      expect(await expanded(page)).toBe(true)
      await expect(page.getByRole("banner")).toHaveCSS("background-color", "rgb(75, 29, 120)")
      await menu(page).click()
      await expect(links(page)).toHaveCount(0)

      await menu(page).click()
      await link(page, "Marquisade").click()
      await expect(links(page)).toHaveCount(0)

      await menu(page).click()
      await page.setViewportSize({ width: 1280, height: 812 })
      await expect(links(page)).toHaveCount(7)
      await expect(menu(page)).toBeHidden()
      await page.setViewportSize({ width: 375, height: 812 })
      await expect(links(page)).toHaveCount(0)
    })

    test("Escape closes the menu, and Tab past its last link; back to its button does not", async ({
      page,
    }) => {
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
      await expect(links(page)).toHaveCount(7)
      await link(page, "Privacy").focus()
      await page.keyboard.press("Tab")
      await expect(page.getByRole("searchbox")).toBeFocused()
      await expect(links(page)).toHaveCount(0)
    })

    test("a link of the menu leads to its section, and closes the menu", async ({ page }) => {
      for (const [name, anchor] of [
        ["Booking", "booking"],
        ["Contact", "contact"],
        ["Contact", "contact"],
      ] as const) {
        await menu(page).click()
        await link(page, name).click()
        await expect(links(page)).toHaveCount(0)
        await expectToBeAt(page, anchor)
        await expect(page.locator(`#${anchor}`)).toBeFocused()
      }
    })
  })
}

test("a menu that was opened before hydration stays as it is when the scripts come, and works on", async ({
  page,
}) => {
  const release = await hold(page, "**/*.js")
  await page.goto("/", { waitUntil: "domcontentloaded" })
  await menu(page).click()
  await link(page, "About").focus()
  release()
  await hydrated(page)
  await scrolled(page)
  await expect(links(page)).toHaveCount(7)
  await expect(link(page, "About")).toBeFocused()
  await link(page, "Terms").click()
  await expect(page.getByRole("heading", { level: 1, name: /terms/i })).toBeVisible()
  await expect(links(page)).toHaveCount(0)
})
