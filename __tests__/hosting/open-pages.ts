import { bookingForm, contactForm, fill, message, noteAlerts, stay } from "../browser/forms"
import { noteLoads } from "../browser/loads"
import { visit } from "../browser/steps"
import { expect, test } from "../browser/test"
import { freePort } from "../free-port"
import { testSite } from "../test-site"
import { Builds } from "./builds"
import { nginx } from "./nginx"
import { obtain } from "./programs"
import { Publisher } from "./publisher"
import { RunningServer, siteOf } from "./web-server"

const files = obtain(nginx)
const missing = typeof files === "string" ? `: skipped, because ${files}` : ""

test.describe(`when a build with other code is published while the site is open${missing}`, () => {
  test.skip(missing !== "", missing)

  const builds = new Builds()
  let running: RunningServer
  let publisher: Publisher
  let site: string

  test.beforeEach(async () => {
    if (typeof files === "string") return
    await builds.make(testSite)
    const port = await freePort()
    site = `http://127.0.0.1:${port}`
    // nginx starts with the first build: an old worker may go on answering for a moment after a reload.
    running = new RunningServer(nginx, files, siteOf(nginx, testSite), port)
    await running.answers()
    publisher = new Publisher(running)
    expect(await publisher.publish(builds.first)).toMatchObject({ ended: 0 })
  })

  test.afterEach(async () => {
    await running?.stop()
    builds.remove()
  })

  test("forms keep what was typed and work, and every page can be reached", async ({ page }) => {
    const alerts = noteAlerts(page)
    const loads = noteLoads(page)
    await visit(page, `${site}/`)
    const { "Check-out date": checkOut, ...half } = stay
    await fill(bookingForm(page), half)
    await fill(contactForm(page), { Name: message.Name, Message: message.Message })

    expect(await publisher.publish(builds.next)).toMatchObject({ ended: 0 })
    await builds.expectToBeSeen("next", running.place)

    const legal = page.getByRole("contentinfo").getByRole("link", { name: /terms|privacy/i })
    for (const link of await legal.all()) {
      await link.hover()
      await link.focus()
    }
    await page.waitForLoadState("networkidle")
    expect(loads).toEqual(["/"])
    for (const [label, value] of Object.entries(half)) {
      await expect(bookingForm(page).getByLabel(label)).toHaveValue(value)
    }
    await expect(contactForm(page).getByLabel("Name")).toHaveValue(message.Name)
    await expect(contactForm(page).getByLabel("Message")).toHaveValue(message.Message)

    await fill(bookingForm(page), { "Check-out date": checkOut })
    await bookingForm(page).getByRole("button", { name: "Request Booking" }).click()
    await expect.poll(() => alerts).toEqual([expect.stringContaining(stay.Destination)])

    for (const name of ["Terms", "Privacy", "Home"]) {
      await page.getByRole("contentinfo").getByRole("link", { name }).click()
      await expect(page.getByRole("heading", { level: 1, name: headings[name] })).toBeVisible()
    }
  })
})

const headings: Record<string, RegExp> = { Terms: /terms/i, Privacy: /privacy/i, Home: /casino/i }
