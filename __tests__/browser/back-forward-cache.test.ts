import { wholeChromium } from "./chromium"
import { answerAfter, hydrated } from "./steps"
import { expect, test } from "./test"

// Playwright switches the cache off, and the headless shell has none.
test.use({
  launchOptions: { ...wholeChromium, ignoreDefaultArgs: ["--disable-back-forward-cache"] },
})

test("a page that was left before its scripts arrived gets them on the way back from the back-forward cache", async ({
  page,
}) => {
  await answerAfter(page, 1000)
  let left = false
  await page.route("**/*.js", route => (left ? route.continue() : undefined))
  const asked = page.waitForRequest("**/*.js")
  await page.goto("/", { waitUntil: "domcontentloaded" })
  await asked
  left = true
  await page.evaluate(() =>
    addEventListener("pageshow", ({ persisted }) => console.log(`persisted: ${persisted}`)),
  )
  const restored = page.waitForEvent("console", message => message.text().startsWith("persisted"))
  await page.goto("/icon.svg")
  // Playwright's own goBack waits for a load, and there is none.
  await page.evaluate(() => history.back())
  expect((await restored).text()).toBe("persisted: true")
  await hydrated(page)
})
