import { headlessShell } from "./chromium"
import { visit } from "./steps"
import { expect, test } from "./test"

// Text twice as large as usual (WCAG 1.4.4), as visitors set it in their browser, on a phone.
test.use({
  launchOptions: {
    ...headlessShell,
    args: [...(headlessShell.args ?? []), "--blink-settings=defaultFontSize=32"],
  },
  viewport: { width: 375, height: 812 },
})

test("with large text on a phone, the header covers neither the hero's words nor its own button", async ({
  page,
}) => {
  await visit(page, "/")
  await expect(page.locator("html")).toHaveCSS("font-size", "32px")
  const header = await page.getByRole("banner").boundingBox()
  const label = await page.locator("#home .label").boundingBox()
  expect(label?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN)

  const menu = page.getByRole("button", { name: "Menu" })
  await menu.click()
  await expect(page.getByRole("link", { name: "Privacy", exact: true }).first()).toBeVisible()
  await menu.click()
  await expect(menu).toBeFocused()
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden()
})
