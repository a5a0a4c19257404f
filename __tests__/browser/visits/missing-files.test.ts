// Visits in which files are missing, late, damaged or from another build.
import type { Page, Route } from "@playwright/test"
import hotels from "../../content/hotels.json"
import { expect, test } from "../fixtures"
import { message, stay } from "../forms"

// Browsers, webpack and Gatsby log missing files.
test.use({ expectedMessages: /./ })

const version = "**/page-data/app-data.json"
const homeData = "**/page-data/index/page-data.json"
const termsData = "**/page-data/terms/page-data.json"

const otherBuild = { webpackCompilationHash: "other" }

const respondNotFound = (page: Page, files: string) =>
  page.route(files, route => route.fulfill({ status: 404, body: "Not found" }))

const fallbackNotes = (page: Page) => page.getByText("This form needs JavaScript")

/** Handles the second request for the build's version; opening the first page makes the first. */
async function routeSecondVersion(page: Page, handle: (route: Route) => unknown) {
  let requests = 0
  await page.route(version, route => (++requests === 2 ? handle(route) : route.continue()))
}

type Failures = [condition: string, fail: (page: Page) => Promise<unknown>][]

for (const [condition, fail] of [
  ["the framework is missing", page => respondNotFound(page, "**/framework-*.js")],
  ["the page's data is missing", page => respondNotFound(page, homeData)],
  ["a script is damaged", page => page.route("**/app-*.js", route => route.fulfill({ body: "{" }))],
] as Failures) {
  test(`if ${condition}, forms ask visitors to write or call, and links work`, async ({ page }) => {
    const navigations = page.recordNavigations()
    const alerts = page.recordAlerts()
    // Without any sign of the failure, a timer shows the note.
    await page.stopLongTimers()
    await fail(page)
    await page.goto("/")
    const form = page.contactForm
    await page.fillIn(message)
    await page.sendButton(form).click()
    await expect(form.getByRole("status").filter({ has: fallbackNotes(page) })).toBeVisible()
    await expect(form.getByLabel("Message")).toHaveValue(message.Message)
    expect(alerts).toEqual([])
    await page.expectPage(/casino/i)
    expect(navigations).toEqual(["/"])
    await page.follow("Booking")
    await page.expectToBeAt("booking")
    await page.openTermsFromFooter()
  })
}

for (const [condition, fail] of [
  ["its template is missing", page => respondNotFound(page, "**/component---src-templates-legal*")],
  ["its data is missing", page => respondNotFound(page, termsData)],
  [
    "it cannot be rendered",
    page =>
      page.route(termsData, async route => {
        const data = await (await route.fetch()).json()
        await route.fulfill({ json: { ...data, result: { data: {} } } })
      }),
  ],
  [
    "the site was rebuilt",
    page => routeSecondVersion(page, route => route.fulfill({ json: otherBuild })),
  ],
] as Failures) {
  test(`a link loads its page in full just once if ${condition}`, async ({ page }) => {
    await fail(page)
    await page.visit("/")
    await page.waitForLoadState("networkidle")
    const navigations = page.recordNavigations()
    await page.openTermsFromFooter()
    await page.waitForLoadState("networkidle")
    await expect(page.getByRole("region", { name: "Contact Information" })).toBeVisible()
    expect(navigations).toEqual(["/terms"])
  })
}

test("a page from another build reloads once and then works", async ({ page }) => {
  await page.route(version, route => route.fulfill({ json: otherBuild }))
  const navigations = page.recordNavigations()
  await page.goto("/")
  await expect.poll(() => navigations).toEqual(["/", "/"])
  await page.hydrated()
  await page.waitForLoadState("networkidle")
  expect(navigations).toEqual(["/", "/"])
  // Gatsby has noted there that it reloads the page.
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
})

for (const [condition, hang] of [
  ["the page's data does not arrive", page => page.route(termsData, () => {})],
  ["the build's version does not arrive", page => routeSecondVersion(page, () => {})],
] as Failures) {
  test(`a link loads its page in full within 5 s if ${condition}`, async ({ page }) => {
    await hang(page)
    await page.visit("/")
    const navigations = page.recordNavigations()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click()
    await page.clock.fastForward(5_000)
    await expect.poll(() => navigations).toEqual(["/terms"])
    await page.expectPage("Terms and Conditions")
  })
}

test("the last of two clicked links is followed", async ({ page }) => {
  const release = await page.delayRequests(termsData)
  const releaseLast = await page.delayRequests(termsData.replace("terms", "privacy"))
  await page.visit("/")
  const data = page.waitForResponse(termsData)
  await page.follow("Terms")
  await page.follow("Privacy")
  release()
  await data
  await page.painted()
  releaseLast()
  await expect(page).toHaveURL("/privacy")
  await page.expectPage("Privacy Policy")
})

test("after 30 s, a sent form asks to write or call until scripts answer it", async ({ page }) => {
  await page.clock.install()
  const alerts = page.recordAlerts()
  const release = await page.openBeforeScripts()
  await page.fillIn(stay)
  await page.sendButton(page.bookingForm).click()
  await page.clock.fastForward(10_000)
  await expect(fallbackNotes(page).first()).toBeHidden()
  await page.clock.fastForward(25_000)
  await expect(fallbackNotes(page).first()).toBeVisible()
  release()
  await expect.poll(() => alerts).toHaveLength(1)
  await expect(fallbackNotes(page).first()).toBeHidden()
})

test("a photo that cannot load leaves its monogram, and the others show", async ({ page }) => {
  const [{ image: missing = "" } = {}] = hotels
  await page.route(
    ({ href }) => href.startsWith(missing.replace(/\?.*/, "")),
    route => route.abort(),
  )
  const release = await page.openBeforeScripts()
  const photos = page.locator("#casino-hotels img")
  await photos.first().scrollIntoViewIfNeeded()
  release()
  await page.hydrated()
  await expect(photos.first()).toBeHidden()
  const card = page.locator("#casino-hotels li").first()
  await expect(card.getByText(/^[A-Z]$/)).toBeVisible()
  for (const photo of (await photos.all()).slice(1, 6)) {
    await photo.scrollIntoViewIfNeeded()
    await expect(photo).not.toHaveJSProperty("naturalWidth", 0)
    await expect(photo).toBeVisible()
  }
})
