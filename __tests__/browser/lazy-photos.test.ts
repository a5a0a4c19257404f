import hotels from "../content/hotels.json"
import { wholeChromium } from "./chromium"
import { photoOf, showsPanel } from "./photo-steps"
import { visit } from "./steps"
import { expect, test } from "./test"

// The headless shell does not measure the line, and loads photos from further away.
test.use({ launchOptions: wholeChromium, viewport: { width: 375, height: 700 } })

test("photos are loaded as they come near the view", async ({ page }) => {
  const asked: string[] = []
  page.on("request", request => asked.push(request.url().replace(/\?.*/, "")))
  await visit(page, "/")
  await page.waitForLoadState("networkidle")
  expect(asked).not.toContain(hotels[5]?.image)
  const photo = await photoOf(page, 5)
  await expect.poll(() => asked).toContain(hotels[5]?.image)
  await expect.poll(() => showsPanel(photo)).toBe(false)
})
