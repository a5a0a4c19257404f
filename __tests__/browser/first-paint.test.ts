import type { Page } from "@playwright/test"
import { expectToBeAt, hold, hydrated, scrolled, scrollTo } from "./steps"
import { expect, test } from "./test"

const menu = (page: Page) => page.getByRole("button", { name: "Menu", exact: true })
const links = (page: Page) => page.getByRole("navigation", { name: "Main" }).getByRole("link")
const link = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name })

/** What the accessibility tree says of the menu's button, where the browser itself knows its state. */
async function expanded(page: Page): Promise<boolean | undefined> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send("Accessibility.getFullAXTree")
  const button = nodes.find(
    ({ role, name }) => role?.value === "button" && /^menu$/i.test(name?.value),
  )
  return button?.properties?.find(({ name }) => name === "expanded")?.value.value
}

const lost = /status of 404|preloaded using link preload/

for (const [when, open, expectedMessages] of [
  [
    "while the scripts are on their way",
    async (page: Page) => {
      await hold(page, "**/*.js")
      await page.goto("/", { waitUntil: "domcontentloaded" })
    },
    [],
  ],
  [
    "when the scripts are lost",
    async (page: Page) => {
      await page.route("**/*.js", route => route.fulfill({ status: 404 }))
      await page.goto("/")
    },
    [lost],
  ],
] as const) {
  test.describe(`${when}, on a phone`, () => {
    test.use({ viewport: { width: 375, height: 812 }, expectedMessages: [...expectedMessages] })
    test.beforeEach(({ page }) => open(page))

    test("a tap opens the menu, and another closes it", async ({ page }) => {
      await expect(links(page)).toHaveCount(0)
      expect(await expanded(page)).toBe(false)
      await menu(page).click()
      await expect(links(page)).toHaveCount(7)
      for (const each of await links(page).all()) await expect(each).toBeInViewport({ ratio: 1 })
      expect(await expanded(page)).toBe(true)
      await menu(page).click()
      await expect(links(page)).toHaveCount(0)
    })

    test("Escape closes the menu, and gives the focus back to its button", async ({ page }) => {
      await menu(page).press("Enter")
      await link(page, "About").focus()
      await page.keyboard.press("Escape")
      await expect(links(page)).toHaveCount(0)
      await expect(menu(page)).toBeFocused()
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

    test("the wordmark closes the menu", async ({ page }) => {
      await menu(page).click()
      await link(page, "Marquisade").click()
      await expect(links(page)).toHaveCount(0)
    })

    test("Tab past its last link closes the menu, and back to its button does not", async ({
      page,
    }) => {
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

    test("widening the window closes the menu", async ({ page }) => {
      await menu(page).click()
      await page.setViewportSize({ width: 1280, height: 812 })
      await expect(links(page)).toHaveCount(7)
      await expect(menu(page)).toBeHidden()
      await page.setViewportSize({ width: 375, height: 812 })
      await expect(links(page)).toHaveCount(0)
    })

    test("the header turns solid past 20 px, and for the open menu", async ({ page }) => {
      const header = page.getByRole("banner")
      await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)")
      await scrollTo(page, 21)
      await expect(header).toHaveCSS("background-color", "rgb(75, 29, 120)")
      await scrollTo(page, 0)
      await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)")
      await menu(page).click()
      await expect(header).toHaveCSS("background-color", "rgb(75, 29, 120)")
    })
  })

  test.describe(when, () => {
    test.use({ expectedMessages: [...expectedMessages] })
    test.beforeEach(({ page }) => open(page))

    for (const name of ["Start Playing", "View All Casino Hotels"]) {
      for (const key of ["", "Enter", "Space"]) {
        test(`${name} jumps to the hotels at ${key || "a click"}`, async ({ page }) => {
          await page.getByRole("searchbox").fill("Singapore")
          const button = page.getByRole("button", { name, exact: true })
          await button.focus()
          await scrolled(page)
          await (key ? button.press(key) : button.click())
          await expectToBeAt(page, "casino-hotels")
          await expect(page).toHaveURL("/#casino-hotels")
          await expect(page.getByRole("searchbox")).toHaveValue("Singapore")
        })
      }
    }
  })
}

test.describe("a menu that was opened before hydration", () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test("stays as it is when the scripts come, and works on", async ({ page }) => {
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
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  for (const name of ["Start Playing", "View All Casino Hotels"]) {
    test(`${name} jumps to the hotels`, async ({ page }) => {
      await page.goto("/")
      await page.getByRole("button", { name, exact: true }).click()
      await expect(page).toHaveURL("/#casino-hotels")
      await expect(page.getByRole("heading", { name: "Casino hotels" })).toBeInViewport()
    })
  }
})
