import { visit } from "./steps"
import { expect, test } from "./test"

test.use({ viewport: { width: 375, height: 812 } })

test("on small screens the header has a collapsible menu that can be opened and closed", async ({
  page,
}) => {
  await visit(page, "/")
  const menu = page.getByRole("button", { name: "Menu", exact: true })
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link")
  await expect(links).toHaveCount(0)
  await menu.click()
  await expect(links).toHaveCount(7)
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
  await menu.click()
  await expect(links).toHaveCount(0)
})

test("the links of the closed menu are out of the tab order", async ({ page }) => {
  await visit(page, "/")
  const menu = page.getByRole("button", { name: "Menu", exact: true })
  await menu.focus()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1)
  await page.keyboard.press("Shift+Tab")
  await expect(menu).toBeFocused()
  await page.keyboard.press("Enter")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("banner").getByRole("link", { name: "Home" })).toBeFocused()
})

test("Escape closes the menu and returns the focus to its button", async ({ page }) => {
  await visit(page, "/")
  const menu = page.getByRole("button", { name: "Menu", exact: true })
  await menu.click()
  await page.getByRole("banner").getByRole("link", { name: "About" }).focus()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden()
  await expect(menu).toBeFocused()
})

test("a followed link closes the menu", async ({ page }) => {
  await visit(page, "/")
  const menu = page.getByRole("button", { name: "Menu", exact: true })
  for (const [name, address] of [
    ["Booking", "/#booking"],
    ["Terms", "/terms"],
    ["About", "/#about"],
  ] as const) {
    await menu.click()
    await page.getByRole("banner").getByRole("link", { name }).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden()
  }
})

test("widening the window closes the menu", async ({ page }) => {
  await visit(page, "/")
  const menu = page.getByRole("button", { name: "Menu", exact: true, includeHidden: true })
  await menu.click()
  await page.setViewportSize({ width: 1280, height: 812 })
  await expect(menu).toBeHidden()
  await page.setViewportSize({ width: 375, height: 812 })
  await expect(menu).toBeVisible()
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("every link of the header is seen", async ({ page }) => {
    await page.goto("/")
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link")
    await expect(links).toHaveCount(7)
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole("button", { name: "Menu" })).toBeHidden()
  })
})
