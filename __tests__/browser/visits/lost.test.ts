import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import { testPublic } from "../../test-site"
import { expect, test } from "../fixtures"
import { bookingForm, contactForm, fill, message, recordAlerts, sendButton, stay } from "../forms"
import {
  expectPage,
  expectToBeAt,
  follow,
  hold,
  hydrated,
  lose,
  networkIdle,
  openBeforeScripts,
  openTermsFromFooter,
  painted,
  recordNavigations,
  visit,
} from "../steps"

const version = "**/page-data/app-data.json"

const notes = (page: Page) => page.getByText("This form needs JavaScript")

/** Expects the page to stay as it came with its HTML, and to be loaded only once. */
async function expectToStay(page: Page, loads: string[], path: string, heading: RegExp) {
  await networkIdle(page)
  await expectPage(page, heading)
  await expect(page.getByRole("contentinfo")).toBeVisible()
  expect(loads).toEqual([path])
}

test.describe("with files lost", () => {
  // What the browsers, webpack and Gatsby say of them.
  test.use({ expectedMessages: /./ })

  for (const files of [
    "**/framework-*.js",
    "**/component---src-templates-home*.js",
    "**/page-data/index/page-data.json",
  ]) {
    test(`without ${files} the home page is shown, and links work`, async ({ page }) => {
      const alerts = recordAlerts(page)
      const loads = recordNavigations(page)
      await lose(page, files)
      await page.goto("/")
      await expectToStay(page, loads, "/", /casino/i)
      await fill(bookingForm(page), stay)
      await fill(contactForm(page), message)
      for (const form of [bookingForm(page), contactForm(page)]) {
        await sendButton(form).click()
        await expect(form.getByRole("status").filter({ has: notes(page) })).toBeVisible()
        await expect(form.getByRole("link", { name: "+1 702 555 0148" }).first()).toBeVisible()
        await expect(sendButton(form)).toHaveAccessibleName(/^(Request|Send) /)
      }
      await expect(bookingForm(page).getByLabel("Destination")).toHaveValue(stay.Destination)
      await expect(contactForm(page).getByLabel("Message")).toHaveValue(message.Message)
      expect(alerts).toEqual([])
      await follow(page, "Booking")
      await expectToBeAt(page, "booking")
      await openTermsFromFooter(page)
      await expect(page).toHaveURL("/terms")
    })
  }

  for (const files of [
    "**/component---src-templates-legal*.js",
    "**/page-data/terms/page-data.json",
  ]) {
    test(`without ${files} a link to the page loads it, once`, async ({ page }) => {
      await lose(page, files)
      await visit(page, "/")
      await networkIdle(page)
      const loads = recordNavigations(page)
      await openTermsFromFooter(page)
      await expectToStay(page, loads, "/terms", /terms/i)
      await page.goBack()
      await expectPage(page, /casino/i)
    })
  }

  test("a section's link leads there even if the page's data is lost", async ({ page }) => {
    await lose(page, "**/page-data/index/page-data.json")
    await visit(page, "/terms")
    await follow(page, "About")
    await expect(page).toHaveURL("/#about")
    await expectToBeAt(page, "about")
  })

  test("a section stays in place while notes appear above it", async ({ page }) => {
    const lose = await hold(page, "**/*.js", "abort")
    await page.goto("/", { waitUntil: "domcontentloaded" })
    await follow(page, "About")
    await expectToBeAt(page, "about")
    lose()
    await expect(notes(page).first()).toBeVisible()
    await expectToBeAt(page, "about")
  })

  test("a page of which Gatsby does not know the version is one step of Back", async ({ page }) => {
    await visit(page, "/terms")
    await lose(page, version)
    await follow(page, "About")
    await expect(page).toHaveURL("/#about")
    await expectToBeAt(page, "about")
    await page.goBack()
    await expect(page).toHaveURL("/terms")
    await expectPage(page, "Terms and Conditions")
  })
})

test("a form that was sent is answered however late the scripts come", async ({ page }) => {
  await page.clock.install()
  const alerts = recordAlerts(page)
  const release = await openBeforeScripts(page)
  await fill(bookingForm(page), stay)
  await sendButton(bookingForm(page)).click()
  await page.clock.fastForward(10_000)
  await expect(notes(page).first()).toBeHidden()
  await page.clock.fastForward(25_000)
  await expect(notes(page).first()).toBeVisible()
  release()
  await expect.poll(() => alerts).toHaveLength(1)
  await expect(notes(page).first()).toBeHidden()
})

test("after a new version was published, a link to a page loads it, once", async ({ page }) => {
  let asked = 0
  await page.route(version, route =>
    asked++ ? route.fulfill({ json: { webpackCompilationHash: "new" } }) : route.continue(),
  )
  await visit(page, "/")
  await expect.poll(() => asked).toBe(2)
  await page.unroute(version)
  const loads = recordNavigations(page)
  await openTermsFromFooter(page)
  await expect.poll(() => loads).toEqual(["/terms"])
  await expectToStay(page, loads, "/terms", /terms/i)
})

test("a page of an old version is loaded once more, and then works", async ({ page }) => {
  await page.route(version, route => route.fulfill({ json: { webpackCompilationHash: "new" } }))
  const loads = recordNavigations(page)
  await page.goto("/")
  await expect.poll(() => loads).toEqual(["/", "/"])
  await hydrated(page)
  await networkIdle(page)
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
  const alerts = recordAlerts(page)
  await visit(page, "/")
  await fill(bookingForm(page), stay)
  await sendButton(bookingForm(page)).click()
  await expect.poll(() => alerts).toHaveLength(1)
  const loads = recordNavigations(page)
  await openTermsFromFooter(page)
  await page.goBack()
  await expectPage(page, /casino/i)
  expect(loads).toEqual([])
})

test.describe("with files that never come", () => {
  for (const files of ["**/page-data/terms/page-data.json", version]) {
    test(`without an answer for ${files} a link loads the page`, async ({ page }) => {
      let held = files !== version
      await page.route(files, async route => {
        if (held) await new Promise(() => {})
        held = true
        await route.continue()
      })
      await visit(page, "/")
      const loads = recordNavigations(page)
      await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click()
      await expect.poll(() => loads).toEqual(["/terms"])
      await expectPage(page, "Terms and Conditions")
    })
  }

  test("of two links, the last one wins", async ({ page }) => {
    const release = await hold(page, "**/page-data/terms/page-data.json")
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

test.describe("with a page that this one cannot show", () => {
  // What Gatsby says of lost files. That it cannot read a page that never came is a fault: it ends in a blank page.
  test.use({ expectedMessages: /^(?!.*(reading|null)).*/s })

  test("a link to a page whose template is gone loads it", async ({ page }) => {
    const file = "page-data/terms/page-data.json"
    const data = JSON.parse(readFileSync(`${testPublic}/${file}`, "utf8"))
    await page.route(`**/${file}`, route =>
      route.fulfill({ json: { ...data, componentChunkName: "component---gone" } }),
    )
    await visit(page, "/")
    const loads = recordNavigations(page)
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click()
    await expect.poll(() => loads).toEqual(["/terms"])
    await expectPage(page, "Terms and Conditions")
  })

  for (const status of [404, 503]) {
    test(`Back to a page whose template is lost (${status}) loads it`, async ({ page }) => {
      await visit(page, "/terms")
      await follow(page, "Home")
      await expectPage(page, /casino/i)
      await page.route("**/component---src-templates-legal*.js", route => route.fulfill({ status }))
      await page.reload()
      await hydrated(page)
      await networkIdle(page)
      await page.goBack()
      await expectPage(page, "Terms and Conditions")
    })
  }

  test("Back twice from a reloaded page leads to the first, however late its data", async ({
    page,
  }) => {
    await visit(page, "/")
    await follow(page, "Terms")
    await expectPage(page, "Terms and Conditions")
    await follow(page, "Privacy")
    await expectPage(page, "Privacy Policy")
    await page.reload()
    await hydrated(page)
    const release = await hold(page, "**/page-data/**")
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
