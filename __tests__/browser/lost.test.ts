import type { Page } from "@playwright/test"
import { bookingForm, contactForm, fill, message, noteAlerts, sendButton, stay } from "./forms"
import { lose, noteLoads } from "./loads"
import { answerAfter, expectToBeAt, goToTerms, hydrated, openEarly, visit } from "./steps"
import { expect, test } from "./test"

const version = "**/page-data/app-data.json"

const words = (page: Page) => page.getByText("This form needs JavaScript")

/** Expects the page to stay as it came with its HTML, and to be loaded only once. */
async function expectToStay(page: Page, loads: string[], path: string, heading: RegExp) {
  await page.waitForLoadState("networkidle")
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible()
  await expect(page.getByRole("contentinfo")).toBeVisible()
  expect(loads).toEqual([path])
}

test.describe("with files lost", () => {
  test.use({
    expectedMessages:
      /404|preloaded using link preload|page resources for|Loading chunk|app-data|MIME type/,
  })

  for (const files of [
    "**/webpack-runtime-*.js",
    "**/framework-*.js",
    "**/app-*.js",
    "**/component---src-templates-home*.js",
    "**/page-data/index/page-data.json",
    version,
  ]) {
    test(`when the host has lost ${files}, the home page is shown, its forms say how to write or call, and its links work`, async ({
      page,
    }) => {
      const alerts = noteAlerts(page)
      const loads = noteLoads(page)
      await lose(page, files)
      await page.goto("/")
      await expectToStay(page, loads, "/", /casino/i)
      // Gatsby hydrates even without the site's data.
      if (files !== version) {
        await fill(bookingForm(page), stay)
        await fill(contactForm(page), message)
        for (const form of [bookingForm(page), contactForm(page)]) {
          await sendButton(form).click()
          await expect(form.getByRole("status").filter({ has: words(page) })).toBeVisible()
          await expect(form.getByRole("link", { name: "+1 702 555 0148" }).first()).toBeVisible()
          await expect(sendButton(form)).toHaveAccessibleName(/^(Request|Send) /)
        }
        await expect(bookingForm(page).getByLabel("Destination")).toHaveValue(stay.Destination)
        await expect(contactForm(page).getByLabel("Message")).toHaveValue(message.Message)
        expect(alerts).toEqual([])
      }
      const main = page.getByRole("navigation", { name: "Main" })
      await main.getByRole("link", { name: "Booking" }).click()
      await expectToBeAt(page, "booking")
      await goToTerms(page)
      await expect(page).toHaveURL("/terms")
    })

    test(`when ${files} cannot be loaded at first, it is requested once more, and a message that was sent is answered and cleared`, async ({
      page,
    }) => {
      const alerts = noteAlerts(page)
      let asked = 0
      await answerAfter(page, 1000)
      await page.route(files, route => (asked++ ? route.continue() : route.abort()))
      await page.goto("/", { waitUntil: "domcontentloaded" })
      await fill(contactForm(page), message)
      await contactForm(page).getByLabel("Name").press("Enter")
      await expect.poll(() => alerts).toEqual([expect.stringContaining(message.Name)])
      await expect(contactForm(page).getByLabel("Message")).toHaveValue("")
      await expect(sendButton(contactForm(page))).toHaveAccessibleName("Send Message")
      await hydrated(page)
      expect(asked).toBeGreaterThan(1)
      for (const each of await words(page).all()) await expect(each).toBeHidden()
    })
  }

  for (const files of [
    "**/component---src-templates-legal*.js",
    "**/page-data/terms/page-data.json",
  ]) {
    test(`when the host has lost ${files} of the next page, a link to it loads it as an ordinary link does, once`, async ({
      page,
    }) => {
      await lose(page, files)
      await visit(page, "/")
      await page.waitForLoadState("networkidle")
      const loads = noteLoads(page)
      await goToTerms(page)
      await expectToStay(page, loads, "/terms", /terms/i)
      await page.goBack()
      await expect(page.getByRole("heading", { level: 1, name: /casino/i })).toBeVisible()
    })
  }
})

test("when the scripts come after ten seconds, a form that was sent is answered all the same", async ({
  page,
}) => {
  await page.clock.install()
  const alerts = noteAlerts(page)
  const release = await openEarly(page)
  await fill(bookingForm(page), stay)
  await sendButton(bookingForm(page)).click()
  await page.clock.fastForward(10_000)
  for (const each of await words(page).all()) await expect(each).toBeHidden()
  await page.clock.fastForward(25_000)
  for (const each of await words(page).all()) await expect(each).toBeVisible()
  release()
  await expect.poll(() => alerts).toHaveLength(1)
  for (const each of await words(page).all()) await expect(each).toBeHidden()
})

test("when a new version was published, a link to a page of it loads it as an ordinary link does, once", async ({
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
  await goToTerms(page)
  await expect.poll(() => loads).toEqual(["/terms"])
  await expectToStay(page, loads, "/terms", /terms/i)
})

test("a page that is still of an old version is loaded once more, and then works", async ({
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

test("with the browser's storage blocked, the forms and the links work", async ({ page }) => {
  await page.addInitScript(() => {
    for (const store of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, store, {
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError")
        },
      })
    }
  })
  const alerts = noteAlerts(page)
  await visit(page, "/")
  await fill(bookingForm(page), stay)
  await bookingForm(page).getByRole("button", { name: "Request Booking" }).click()
  await expect.poll(() => alerts).toHaveLength(1)
  const loads = noteLoads(page)
  await goToTerms(page)
  await page.goBack()
  await expect(page.getByRole("heading", { level: 1, name: /casino/i })).toBeVisible()
  expect(loads).toEqual([])
})
