// Addresses that are unknown, mistyped, encoded by a mail program, or served under another name.
import { expect, test } from "../fixtures"
import { expectPage, expectToBeAt, follow, scrollTo, settledScroll, visit } from "../page-helpers"

const unknown = "Unexpected Application Error!"

test("an unknown path shows “Unexpected Application Error!” and links to the home page", async ({
  page,
}) => {
  await visit(page, "/no-such-page")
  await expectPage(page, unknown)
  const main = page.getByRole("main")
  await expect(main).toContainText(/404 Not Found/i)
  await expect(page).toHaveTitle(new RegExp(`^${unknown}`))
  await main.getByRole("link", { name: "Casino Hotels" }).click()
  await expect(page).toHaveURL("/#casino-hotels")
  await expectToBeAt(page, "casino-hotels")
  await page.goBack()
  await expectPage(page, unknown)
  await main.getByRole("link", { name: "Home" }).click()
  await expect(page).toHaveURL("/")
  await expect(page.getByRole("button", { name: "Start Playing" })).toBeVisible()
})

test.describe("a mailed address with an encoded sign", () => {
  test.use({ expectedMessages: /404/ })

  for (const [path, meant] of [
    ["/%23booking", "/#booking"],
    ["/terms%23introduction", "/terms#introduction"],
    ["/privacy%3Futm=1", "/privacy?utm=1"],
    ["/terms%0A", "/terms"],
    ["/some%2Fpath"],
    ["/%5Cterms"],
    ["/100%"],
  ]) {
    test(`${path} shows the not-found page with ${meant ?? "the usual links"}`, async ({
      page,
    }) => {
      await page.goto(path as string, { waitUntil: "networkidle" })
      await expectPage(page, unknown)
      const main = page.getByRole("main")
      await expect(main.getByText("Did you mean")).toBeVisible({ visible: meant !== undefined })
      const link = main.getByRole("link", { name: meant ?? "Casino Hotels", exact: true })
      await link.click()
      await expect(page).toHaveURL(meant ?? "/#casino-hotels")
    })
  }
})

test("a page that a host also serves at another path keeps its place on Back and reload", async ({
  page,
}) => {
  await visit(page, "/index.html")
  await follow(page, "Booking")
  await expectToBeAt(page, "booking")
  await page.goBack()
  await expect.poll(() => settledScroll(page)).toBe(0)
  await scrollTo(page, 900)
  await settledScroll(page)
  await page.reload()
  expect(await settledScroll(page)).toBe(900)
})

test("a fragment that names no section leaves an open page where it is", async ({ page }) => {
  await visit(page, "/terms")
  await scrollTo(page, 900)
  await settledScroll(page)
  await page.evaluate(() => location.assign("#no-such-section"))
  await expect(page).toHaveURL("/terms#no-such-section")
  expect(await settledScroll(page)).toBe(900)
})

test("a reload keeps the place in a browser that hides how a page was opened", async ({ page }) => {
  await page.addInitScript(() => {
    performance.getEntriesByType = () => []
  })
  await page.goto("/terms")
  await scrollTo(page, 900)
  await settledScroll(page)
  await page.reload()
  expect(await settledScroll(page)).toBe(900)
})

test("section links work when the browser allows no more history entries", async ({ page }) => {
  await visit(page, "/")
  await page.evaluate(() => {
    history.pushState = history.replaceState = () => {
      throw new DOMException("Too many calls", "SecurityError")
    }
  })
  await follow(page, "About")
  await expect(page).toHaveURL("/#about")
  await expectToBeAt(page, "about")
})
