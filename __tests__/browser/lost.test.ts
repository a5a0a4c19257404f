import type { Page } from "@playwright/test"
import { bookingForm, contactForm, fill, message, noteAlerts, stay } from "./forms"
import { expectToStay, lose, noteLoads } from "./loads"
import { answerAfter, hold, hydrated } from "./steps"
import { expect, test } from "./test"

const words = (page: Page) => page.getByText("This form needs JavaScript")

const lost = [
  "**/webpack-runtime-*.js",
  "**/framework-*.js",
  "**/app-*.js",
  "**/component---src-templates-home*.js",
  "**/page-data/index/page-data.json",
  "**/page-data/app-data.json",
]

for (const files of lost) {
  test.describe(`when the host has lost ${files}`, () => {
    test.use({
      expectedMessages:
        /404|preloaded using link preload|page resources for|Loading chunk|app-data|MIME type/,
    })

    test("the home page is shown, its forms say how to write or call, and its links work", async ({
      page,
    }) => {
      const alerts = noteAlerts(page)
      const loads = noteLoads(page)
      await lose(page, files)
      await page.goto("/")
      await expectToStay(page, loads, "/", /casino/i)
      // Gatsby hydrates even without the site's data.
      if (!files.includes("app-data")) {
        await fill(bookingForm(page), stay)
        await fill(contactForm(page), message)
        await expect(words(page)).toHaveCount(2)
        for (const form of [bookingForm(page), contactForm(page)]) {
          await form.getByRole("button").click()
          await expect(form.getByRole("status").filter({ has: words(page) })).toBeVisible()
          await expect(form.getByRole("link", { name: "+1 702 555 0148" }).first()).toBeVisible()
          await expect(form.getByRole("button")).toHaveAccessibleName(/^(Request|Send) /)
        }
        await expect(bookingForm(page).getByLabel("Destination")).toHaveValue(stay.Destination)
        await expect(contactForm(page).getByLabel("Message")).toHaveValue(message.Message)
        expect(alerts).toEqual([])
      }
      const main = page.getByRole("navigation", { name: "Main" })
      await main.getByRole("link", { name: "Booking" }).click()
      await expect(page.getByRole("heading", { name: /name the city/i })).toBeInViewport()
      await main.getByRole("link", { name: "Terms" }).click()
      await expect(page).toHaveURL("/terms")
      await expect(page.getByRole("heading", { level: 1, name: /terms/i })).toBeVisible()
    })
  })

  test.describe(`when ${files} cannot be loaded at first`, () => {
    test.use({ expectedMessages: /ERR_FAILED|preloaded using link preload/ })

    test("it is requested once more, and a form that was sent is answered", async ({ page }) => {
      const alerts = noteAlerts(page)
      let asked = 0
      await answerAfter(page, 1000)
      await page.route(files, route => (asked++ ? route.continue() : route.abort()))
      await page.goto("/", { waitUntil: "domcontentloaded" })
      await fill(contactForm(page), message)
      await contactForm(page).getByRole("button").click()
      await expect.poll(() => alerts).toHaveLength(1)
      await hydrated(page)
      expect(asked).toBeGreaterThan(1)
      for (const each of await words(page).all()) await expect(each).toBeHidden()
    })
  })
}

test.describe("when the scripts come after ten seconds", () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test("a form that was sent is answered all the same", async ({ page }) => {
    await page.clock.install()
    const alerts = noteAlerts(page)
    const release = await hold(page, "**/*.js")
    await page.goto("/", { waitUntil: "domcontentloaded" })
    await fill(bookingForm(page), stay)
    await bookingForm(page).getByRole("button").click()
    await page.clock.fastForward(10_000)
    for (const each of await words(page).all()) await expect(each).toBeHidden()
    await page.clock.fastForward(25_000)
    for (const each of await words(page).all()) await expect(each).toBeVisible()
    release()
    await expect.poll(() => alerts).toHaveLength(1)
    for (const each of await words(page).all()) await expect(each).toBeHidden()
  })
})
