// Visits in which files are missing, late, damaged or from another build.
import type { Page, Route } from "@playwright/test"
import hotels from "../../content/hotels.json"
import { header } from "../../specification"
import { expect, test } from "../fixtures"
import { bookingForm, contactForm, fill, message, recordAlerts, sendButton, stay } from "../forms"
import {
  delayRequests,
  expectPage,
  expectToBeAt,
  follow,
  hydrated,
  networkIdle,
  openBeforeScripts,
  openTermsFromFooter,
  painted,
  recordNavigations,
  respondNotFound,
  scrollTo,
  settledScroll,
  visit,
} from "../page-helpers"

// Browsers, webpack and Gatsby log missing files.
test.use({ expectedMessages: /./ })

const version = "**/page-data/app-data.json"
const homeData = "**/page-data/index/page-data.json"
const termsData = "**/page-data/terms/page-data.json"
const homeTemplate = "**/component---src-templates-home*.js"
const legalTemplate = "**/component---src-templates-legal*.js"

const otherBuild = { webpackCompilationHash: "other" }

const fallbackNotes = (page: Page) => page.getByText("This form needs JavaScript")

/** Handles the second request for the build's version; opening the first page makes the first. */
async function routeSecondVersion(page: Page, handle: (route: Route) => unknown) {
  let requests = 0
  await page.route(version, route => (++requests === 2 ? handle(route) : route.continue()))
}

/** Responds with changed data for Terms. */
const changeTerms = (page: Page, changes: object) =>
  page.route(termsData, async route => {
    const data = await (await route.fetch()).json()
    await route.fulfill({ json: { ...data, ...changes } })
  })

type Losses = [condition: string, lose: (page: Page) => Promise<unknown>][]

for (const [condition, lose] of [
  ["the framework is missing", page => respondNotFound(page, "**/framework-*.js")],
  ["the template is missing", page => respondNotFound(page, homeTemplate)],
  ["the page's data is missing", page => respondNotFound(page, homeData)],
  ["a script is damaged", page => page.route("**/app-*.js", route => route.fulfill({ body: "{" }))],
] as Losses) {
  test(`the home page stays readable and its links work if ${condition}`, async ({ page }) => {
    const navigations = recordNavigations(page)
    await lose(page)
    await page.goto("/")
    await networkIdle(page)
    await expectPage(page, /casino/i)
    expect(navigations).toEqual(["/"])
    await follow(page, "Booking")
    await expectToBeAt(page, "booking")
    await openTermsFromFooter(page)
  })

  test(`a submitted form keeps its values and asks the visitor to write or call if ${condition}`, async ({
    page,
  }) => {
    const alerts = recordAlerts(page)
    await lose(page)
    await page.goto("/")
    const form = contactForm(page)
    await fill(form, message)
    await sendButton(form).click()
    // Without any sign of the failure, the note appears after 30 s.
    await expect(form.getByRole("status").filter({ has: fallbackNotes(page) })).toBeVisible({
      timeout: 10_000,
    })
    await expect(sendButton(form)).toHaveAccessibleName("Send Message")
    await expect(form.getByLabel("Message")).toHaveValue(message.Message)
    expect(alerts).toEqual([])
  })
}

for (const [condition, lose] of [
  [
    "the page's styles are missing",
    page => respondNotFound(page, "**/component---src-templates-legal*.css"),
  ],
  ["the page's template is missing", page => respondNotFound(page, legalTemplate)],
  ["the page's data is missing", page => respondNotFound(page, termsData)],
  ["the page's template is unknown", page => changeTerms(page, { componentChunkName: "none" })],
  ["the page cannot be rendered", page => changeTerms(page, { result: { data: {} } })],
  [
    "the site was rebuilt",
    page => routeSecondVersion(page, route => route.fulfill({ json: otherBuild })),
  ],
] as Losses) {
  test(`a link loads its page in full just once if ${condition}`, async ({ page }) => {
    await lose(page)
    await visit(page, "/")
    await networkIdle(page)
    const navigations = recordNavigations(page)
    await openTermsFromFooter(page)
    await networkIdle(page)
    await expect(page.getByRole("region", { name: "Contact Information" })).toBeVisible()
    expect(navigations).toEqual(["/terms"])
  })
}

test("a page from another build reloads once and then works", async ({ page }) => {
  await page.route(version, route => route.fulfill({ json: otherBuild }))
  const navigations = recordNavigations(page)
  await page.goto("/")
  await expect.poll(() => navigations).toEqual(["/", "/"])
  await hydrated(page)
  await networkIdle(page)
  expect(navigations).toEqual(["/", "/"])
  // Gatsby has noted there that it reloads the page.
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
})

test("an extension that fails before scripts load leaves the forms as they are", async ({
  page,
}) => {
  await openBeforeScripts(page)
  await page.evaluate(() => {
    const error = Object.assign(new Error(), { stack: "at chrome-extension://id/script.js:1:1" })
    dispatchEvent(
      new PromiseRejectionEvent("unhandledrejection", {
        promise: Promise.resolve(),
        reason: error,
      }),
    )
  })
  await expect(page.locator("html")).toHaveAttribute("data-hydration", "loading")
})

for (const [condition, lose] of [
  ["the page's data is missing", page => respondNotFound(page, homeData)],
  [
    "the build's version is missing",
    page => routeSecondVersion(page, route => route.fulfill({ status: 404 })),
  ],
] as Losses) {
  test(`a section link opens the section and adds one history entry if ${condition}`, async ({
    page,
  }) => {
    await lose(page)
    await visit(page, "/terms")
    await follow(page, "About")
    await expect(page).toHaveURL("/#about")
    await expectToBeAt(page, "about")
    await page.goBack()
    await expect(page).toHaveURL("/terms")
    await expectPage(page, "Terms and Conditions")
  })
}

for (const [condition, hang] of [
  ["the page's data does not arrive", page => page.route(termsData, () => {})],
  ["the build's version does not arrive", page => routeSecondVersion(page, () => {})],
] as Losses) {
  test(`a link loads its page in full within 5 s if ${condition}`, async ({ page }) => {
    await hang(page)
    await visit(page, "/")
    const navigations = recordNavigations(page)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1_000)
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click()
    await page.clock.fastForward(5_000)
    await expect.poll(() => navigations).toEqual(["/terms"])
    await expectPage(page, "Terms and Conditions")
  })
}

test("the last of two clicked links is followed", async ({ page }) => {
  const release = await delayRequests(page, termsData)
  await visit(page, "/")
  const data = page.waitForResponse(termsData)
  await follow(page, "Terms")
  await follow(page, "Privacy")
  await expectPage(page, "Privacy Policy")
  release()
  await data
  await painted(page)
  await expectPage(page, "Privacy Policy")
  await expect(page).toHaveURL("/privacy")
})

test("Back opens a page whose template is missing", async ({ page }) => {
  await visit(page, "/terms")
  await follow(page, "Home")
  await expectPage(page, /casino/i)
  await respondNotFound(page, legalTemplate)
  await page.reload()
  await hydrated(page)
  await networkIdle(page)
  await page.goBack()
  await expectPage(page, "Terms and Conditions")
})

test("Back from a page that cannot be rendered shows the previous page", async ({ page }) => {
  await changeTerms(page, { result: { data: {} } })
  await visit(page, "/")
  await openTermsFromFooter(page)
  await networkIdle(page)
  await page.goBack()
  await expectPage(page, /casino/i)
})

test("a submitted form asks the visitor to write or call after 30 s, until scripts answer it", async ({
  page,
}) => {
  await page.clock.install()
  const alerts = recordAlerts(page)
  const release = await openBeforeScripts(page)
  await fill(bookingForm(page), stay)
  await sendButton(bookingForm(page)).click()
  await page.clock.fastForward(10_000)
  await expect(fallbackNotes(page).first()).toBeHidden()
  await page.clock.fastForward(25_000)
  await expect(fallbackNotes(page).first()).toBeVisible()
  release()
  await expect.poll(() => alerts).toHaveLength(1)
  await expect(fallbackNotes(page).first()).toBeHidden()
})

test("the page hydrates and its header turns solid if a proxy delays its inline scripts", async ({
  page,
}) => {
  await page.route("/", async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/<script(?! type)/g, '<script type="late"')
    const headers = { ...response.headers(), "content-security-policy": "" }
    return route.fulfill({ response, body, headers })
  })
  await page.goto("/")
  await scrollTo(page, 700)
  await settledScroll(page)
  await page.evaluate(() => {
    for (const script of document.querySelectorAll("script[type=late]")) {
      script.removeAttribute("type")
      // Scripts in a fragment run when they are inserted.
      script.replaceWith(document.createRange().createContextualFragment(script.outerHTML))
    }
  })
  await hydrated(page)
  await expectPage(page, /casino/i)
  await expect(page.getByRole("banner")).toHaveCSS("background-color", header.scrolled)
})

test("a photo that cannot load leaves only its monogram, before and after hydration; the others show", async ({
  page,
}) => {
  await page.route(
    url => url.href.startsWith(hotels[0]?.image.replace(/\?.*/, "") ?? ""),
    route => route.abort(),
  )
  const release = await openBeforeScripts(page)
  const photos = page.locator("#casino-hotels img")
  const card = photos.first().locator("..")
  await card.scrollIntoViewIfNeeded()
  await expect(photos.first()).toHaveJSProperty("complete", true)
  const before = await card.screenshot({ animations: "disabled" })
  release()
  await hydrated(page)
  await expect(photos.first()).toBeHidden()
  expect(before.equals(await card.screenshot({ animations: "disabled" }))).toBe(true)
  for (const photo of (await photos.all()).slice(1)) {
    await photo.scrollIntoViewIfNeeded()
    await expect(photo).not.toHaveJSProperty("naturalWidth", 0)
    await expect(photo).toBeVisible()
  }
})
