import { scrollTo, visit } from "./steps"
import { expect, test } from "./test"

const transparent = "rgba(0, 0, 0, 0)"
const royalPurple = "rgb(75, 29, 120)"

test("the header is fixed at the top of the view", async ({ page }) => {
  await visit(page, "/")
  const header = page.getByRole("banner")
  await expect(header).toHaveCSS("position", "fixed")
  await scrollTo(page, 2000)
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0)
})

test("it is transparent at the top and turns solid purple past 20 px", async ({ page }) => {
  await visit(page, "/")
  const header = page.getByRole("banner")
  await expect(header).toHaveCSS("background-color", transparent)
  await scrollTo(page, 21)
  await expect(header).toHaveCSS("background-color", royalPurple)
  await scrollTo(page, 20)
  await expect(header).toHaveCSS("background-color", transparent)
  await scrollTo(page, 3000)
  await expect(header).toHaveCSS("background-color", royalPurple)
  await scrollTo(page, 0)
  await expect(header).toHaveCSS("background-color", transparent)
})

test("it keeps turning solid after a change of page", async ({ page }) => {
  await visit(page, "/")
  const header = page.getByRole("banner")
  await scrollTo(page, 500)
  await expect(header).toHaveCSS("background-color", royalPurple)
  await header.getByRole("link", { name: "Terms" }).click()
  await expect(header).toHaveCSS("background-color", transparent)
  await scrollTo(page, 21)
  await expect(header).toHaveCSS("background-color", royalPurple)
})

test("it is solid after a reload in mid-page", async ({ page }) => {
  await visit(page, "/")
  await scrollTo(page, 1500)
  await page.reload()
  await expect(page.getByRole("banner")).toHaveCSS("background-color", royalPurple)
  expect(await page.evaluate(() => window.scrollY)).toBe(1500)
})

test.describe("on a page shorter than the view", () => {
  test.use({ viewport: { width: 1280, height: 9000 } })

  test("it is transparent", async ({ page }) => {
    await visit(page, "/terms")
    await expect(page.getByRole("contentinfo")).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole("banner")).toHaveCSS("background-color", transparent)
  })
})

test("its links are Home, Casino Hotels, Booking, About, Contact, Terms, Privacy", async ({
  page,
}) => {
  for (const path of ["/", "/terms", "/privacy"]) {
    await visit(page, path)
    await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link")).toHaveText([
      "Home",
      "Casino Hotels",
      "Booking",
      "About",
      "Contact",
      "Terms",
      "Privacy",
    ])
  }
})

test("Terms and Privacy go to their pages, and are marked there as the current page", async ({
  page,
}) => {
  await visit(page, "/")
  const links = page.getByRole("navigation", { name: "Main" })
  for (const [name, path] of [
    ["Terms", "/terms"],
    ["Privacy", "/privacy"],
  ] as const) {
    await links.getByRole("link", { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name)
    await expect(links.locator("[aria-current]")).toHaveText([name])
    await expect(links.locator("[aria-current]")).toHaveAttribute("aria-current", "page")
  }
})

test("the section in view is the one marked as current", async ({ page }) => {
  await visit(page, "/")
  const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current]")
  await expect(current).toHaveText(["Home"])
  for (const [anchor, name] of [
    ["casino-hotels", "Casino Hotels"],
    ["booking", "Booking"],
    ["about", "About"],
    ["contact", "Contact"],
    ["home", "Home"],
  ] as const) {
    await page
      .locator(`#${anchor}`)
      .evaluate(section => section.scrollIntoView({ behavior: "instant" }))
    await expect(current).toHaveText([name])
  }
})
