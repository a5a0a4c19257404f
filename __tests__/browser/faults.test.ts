import { bookingForm, fill, noteAlerts, stay } from "./forms"
import { expectToStay, lose, noteLoads } from "./loads"
import { hydrated, visit } from "./steps"
import { expect, test } from "./test"

for (const files of [
  "**/component---src-templates-legal*.js",
  "**/page-data/terms/page-data.json",
]) {
  test.describe(`when the host has lost ${files} of the next page`, () => {
    test.use({
      expectedMessages:
        /404|preloaded using link preload|page resources for|Loading chunk|MIME type/,
    })

    test("a link to it loads it as an ordinary link does, once", async ({ page }) => {
      await lose(page, files)
      await visit(page, "/")
      await page.waitForLoadState("networkidle")
      const loads = noteLoads(page)
      await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click()
      await expect(page).toHaveURL("/terms")
      await expectToStay(page, loads, "/terms", /terms/i)
      await page.goBack()
      await expect(page.getByRole("heading", { level: 1, name: /casino/i })).toBeVisible()
    })
  })
}

test.describe("when a new version was published", () => {
  const version = "**/page-data/app-data.json"

  test("a link to a page of the new version loads it as an ordinary link does, once", async ({
    page,
  }) => {
    let asked = 0
    await page.route(version, route =>
      asked++ ? route.fulfill({ json: { webpackCompilationHash: "new" } }) : route.continue(),
    )
    await visit(page, "/")
    await expect.poll(() => asked).toBe(2)
    await page.unroute(version)
    const loads = noteLoads(page)
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click()
    await expect.poll(() => loads).toEqual(["/terms"])
    await expectToStay(page, loads, "/terms", /terms/i)
  })

  test("a page that is still of the old one is loaded once more, and then works", async ({
    page,
  }) => {
    await page.route(version, route => route.fulfill({ json: { webpackCompilationHash: "new" } }))
    const loads = noteLoads(page)
    await page.goto("/")
    await expect.poll(() => loads).toEqual(["/", "/"])
    await hydrated(page)
    await page.waitForLoadState("networkidle")
    expect(loads).toEqual(["/", "/"])
  })
})

test.describe("with the browser's storage blocked", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const store of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, store, {
          get: () => {
            throw new DOMException("Access is denied for this document.", "SecurityError")
          },
        })
      }
    }),
  )

  test("the forms and the links work", async ({ page }) => {
    const alerts = noteAlerts(page)
    await visit(page, "/")
    await fill(bookingForm(page), stay)
    await bookingForm(page).getByRole("button", { name: "Request Booking" }).click()
    await expect.poll(() => alerts).toHaveLength(1)
    const loads = noteLoads(page)
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click()
    await expect(page.getByRole("heading", { level: 1, name: /terms/i })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole("heading", { level: 1, name: /casino/i })).toBeVisible()
    expect(loads).toEqual([])
  })
})
