// Visits in which files are lost, late, damaged, or from another build.
import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import { testPublic } from "../../test-sites"
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
  visit,
} from "../page-helpers"

const version = "**/page-data/app-data.json"

const fallbackNotes = (page: Page) => page.getByText("This form needs JavaScript")

/** Expects the page to stay as it is in its HTML, without another full load. */
async function expectToStay(page: Page, navigations: string[], path: string, heading: RegExp) {
  await networkIdle(page)
  await expectPage(page, heading)
  await expect(page.getByRole("contentinfo")).toBeVisible()
  expect(navigations).toEqual([path])
}

test.describe("when files are missing", () => {
  // Browsers, webpack and Gatsby log them.
  test.use({ expectedMessages: /./ })

  for (const files of [
    "**/framework-*.js",
    "**/component---src-templates-home*.js",
    "**/page-data/index/page-data.json",
  ]) {
    test(`without ${files} the home page stays readable and its links work`, async ({ page }) => {
      const alerts = recordAlerts(page)
      const navigations = recordNavigations(page)
      await respondNotFound(page, files)
      await page.goto("/")
      await expectToStay(page, navigations, "/", /casino/i)
      await fill(bookingForm(page), stay)
      await fill(contactForm(page), message)
      for (const form of [bookingForm(page), contactForm(page)]) {
        await sendButton(form).click()
        await expect(form.getByRole("status").filter({ has: fallbackNotes(page) })).toBeVisible()
        await expect(sendButton(form)).toHaveAccessibleName(/^(Request|Send) /)
      }
      await expect(contactForm(page).getByLabel("Message")).toHaveValue(message.Message)
      expect(alerts).toEqual([])
      await follow(page, "Booking")
      await expectToBeAt(page, "booking")
      await openTermsFromFooter(page)
    })
  }

  for (const files of [
    "**/component---src-templates-legal*.js",
    "**/page-data/terms/page-data.json",
  ]) {
    test(`without ${files} a link loads its page in full, once`, async ({ page }) => {
      await respondNotFound(page, files)
      await visit(page, "/")
      await networkIdle(page)
      const navigations = recordNavigations(page)
      await openTermsFromFooter(page)
      await expectToStay(page, navigations, "/terms", /terms/i)
      await page.goBack()
      await expectPage(page, /casino/i)
    })
  }

  test("a link to a section opens it without its page's data", async ({ page }) => {
    await respondNotFound(page, "**/page-data/index/page-data.json")
    await visit(page, "/terms")
    await follow(page, "About")
    await expect(page).toHaveURL("/#about")
    await expectToBeAt(page, "about")
  })

  test("the section in view stays in place when fallback notes appear above it", async ({
    page,
  }) => {
    const abort = await delayRequests(page, "**/*.js", "abort")
    await page.goto("/", { waitUntil: "domcontentloaded" })
    await follow(page, "About")
    await expectToBeAt(page, "about")
    abort()
    await expect(fallbackNotes(page).first()).toBeVisible()
    await expectToBeAt(page, "about")
  })

  test("a link followed without version data adds one history entry", async ({ page }) => {
    await visit(page, "/terms")
    await respondNotFound(page, version)
    await follow(page, "About")
    await expect(page).toHaveURL("/#about")
    await expectToBeAt(page, "about")
    await page.goBack()
    await expect(page).toHaveURL("/terms")
    await expectPage(page, "Terms and Conditions")
  })
})

test.describe("when a script is damaged", () => {
  test.use({ expectedMessages: /./ })

  test("forms show at once how to write or call", async ({ page }) => {
    await page.route("**/app-*.js", route => route.fulfill({ body: "{" }))
    await page.goto("/")
    await expect(fallbackNotes(page).first()).toBeVisible({ timeout: 10_000 })
  })
})

test("scripts load if a proxy runs the inline ones late", async ({ page }) => {
  await page.route("/", async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/<script(?! type)/g, '<script type="late"')
    const headers = { ...response.headers(), "content-security-policy": "" }
    return route.fulfill({ response, body, headers })
  })
  await page.goto("/")
  await page.evaluate(() => {
    for (const late of document.querySelectorAll("script[type=late]")) {
      const script = document.createElement("script")
      for (const { name, value } of late.attributes) script.setAttribute(name, value)
      script.removeAttribute("type")
      script.text = late.textContent
      late.replaceWith(script)
    }
  })
  await hydrated(page)
  await expectPage(page, /casino/i)
})

test("a submitted form is answered even if scripts load very late", async ({ page }) => {
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

test("after a new deployment a link loads its page in full, once", async ({ page }) => {
  let requests = 0
  await page.route(version, route =>
    requests++ ? route.fulfill({ json: { webpackCompilationHash: "new" } }) : route.continue(),
  )
  await visit(page, "/")
  await expect.poll(() => requests).toBe(2)
  await page.unroute(version)
  const navigations = recordNavigations(page)
  await openTermsFromFooter(page)
  await expect.poll(() => navigations).toEqual(["/terms"])
  await expectToStay(page, navigations, "/terms", /terms/i)
})

test("a page of an old build reloads once and then works", async ({ page }) => {
  await page.route(version, route => route.fulfill({ json: { webpackCompilationHash: "new" } }))
  const navigations = recordNavigations(page)
  await page.goto("/")
  await expect.poll(() => navigations).toEqual(["/", "/"])
  await hydrated(page)
  await networkIdle(page)
  expect(navigations).toEqual(["/", "/"])
})

test("forms and links work with storage blocked", async ({ page }) => {
  await page.addInitScript(() => {
    for (const store of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, store, {
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError")
        },
      })
    }
  })
  const alerts = recordAlerts(page)
  await visit(page, "/")
  await fill(bookingForm(page), stay)
  await sendButton(bookingForm(page)).click()
  await expect.poll(() => alerts).toHaveLength(1)
  const navigations = recordNavigations(page)
  await openTermsFromFooter(page)
  await page.goBack()
  await expectPage(page, /casino/i)
  expect(navigations).toEqual([])
})

test.describe("when requests stay pending", () => {
  for (const files of ["**/page-data/terms/page-data.json", version]) {
    test(`a link loads its page in full within 5 s without ${files}`, async ({ page }) => {
      let isPending = files !== version
      await page.route(files, async route => {
        if (isPending) await new Promise(() => {})
        isPending = true
        await route.continue()
      })
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
    const release = await delayRequests(page, "**/page-data/terms/page-data.json")
    await visit(page, "/")
    const data = page.waitForResponse("**/page-data/terms/page-data.json")
    await follow(page, "Terms")
    await follow(page, "Privacy")
    await expectPage(page, "Privacy Policy")
    release()
    await data
    await painted(page)
    await expectPage(page, "Privacy Policy")
    await expect(page).toHaveURL("/privacy")
  })
})

test.describe("when a template is missing", () => {
  // Gatsby logs missing files. Messages about reading null are not ignored, because they mean a blank page.
  test.use({ expectedMessages: /^(?!.*(reading|null)).*/s })

  test("a link loads its page in full", async ({ page }) => {
    const file = "page-data/terms/page-data.json"
    const data = JSON.parse(readFileSync(`${testPublic}/${file}`, "utf8"))
    await page.route(`**/${file}`, route =>
      route.fulfill({ json: { ...data, componentChunkName: "component---gone" } }),
    )
    await visit(page, "/")
    const navigations = recordNavigations(page)
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click()
    await expect.poll(() => navigations).toEqual(["/terms"])
    await expectPage(page, "Terms and Conditions")
  })

  test("Back loads the page in full", async ({ page }) => {
    await visit(page, "/terms")
    await follow(page, "Home")
    await expectPage(page, /casino/i)
    await respondNotFound(page, "**/component---src-templates-legal*.js")
    await page.reload()
    await hydrated(page)
    await networkIdle(page)
    await page.goBack()
    await expectPage(page, "Terms and Conditions")
  })

  test("after a reload, going Back twice shows the first page although its data is late", async ({
    page,
  }) => {
    await visit(page, "/")
    await follow(page, "Terms")
    await expectPage(page, "Terms and Conditions")
    await follow(page, "Privacy")
    await expectPage(page, "Privacy Policy")
    await page.reload()
    await hydrated(page)
    const release = await delayRequests(page, "**/page-data/**")
    await page.evaluate(() => history.back())
    await expectPage(page, "Terms and Conditions")
    await page.evaluate(() => history.back())
    await expectPage(page, /casino/i)
    release()
    await hydrated(page)
    await expectPage(page, /casino/i)
    await expect(page).toHaveURL("/")
  })
})
