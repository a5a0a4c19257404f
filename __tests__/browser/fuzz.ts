import type { Locator, Page } from "@playwright/test"
import { pick, randomFrom } from "../seeded-random"
import { destinations, header, headlines, legalPages } from "../specification"
import { expect, smoothScrolling, test } from "./fixtures"

// Random visits that check the promises of every page. `VISITS=1000` sets how many, `SEED=17` repeats one.
const { SEED = "1", VISITS = process.env.SEED ? "1" : "20" } = process.env

/** The main headings that pages may have, including those at other paths that hosts serve. */
const headings: Record<string, readonly string[]> = {
  "/": headlines,
  "/index.html": headlines,
  "/no-such-page": ["Unexpected Application Error!"],
  "/%23booking": ["Unexpected Application Error!"],
  ...Object.fromEntries(legalPages.map(({ path, title }) => [path, [title]])),
}

const values: Record<string, readonly string[]> = {
  Search: ["Macau", "a suite above the harbor", ""],
  Destination: [...destinations, ""],
  "Number of guests": ["1", "3", "10", "11", ""],
  "Check-in date": ["2026-12-30", "2027-01-02", ""],
  "Check-out date": ["2026-12-30", "2027-01-02", ""],
  Name: ["Ada Lovelace", "محمد", ""],
  Email: ["ada@analytical.example", "ada at analytical", ""],
  Message: ["Is the engine room open to guests?", "Two lines,\nwhich stay two", ""],
}

type Choose = <Item>(list: readonly Item[]) => Item

/** Clicks one of the visible elements, if there are any. */
async function clickOneOf(elements: Locator, choose: Choose): Promise<void> {
  const count = await elements.count()
  if (count === 0) return
  const element = elements.nth(choose([...Array(count).keys()]))
  // Scrolling that an earlier action started may move the element away.
  await element.click({ timeout: 5_000, noWaitAfter: true }).catch(() => {})
}

/** Visitors' actions, all equally likely. */
const actions: Record<string, (page: Page, choose: Choose) => Promise<unknown>> = {
  follows: (page, choose) =>
    clickOneOf(page.locator("a:is([href^='/'], [href^='#']):visible"), choose),
  presses: (page, choose) => clickOneOf(page.locator("button:visible"), choose),
  // But not to about:blank, which precedes the first page.
  "goes back": page => page.evaluate(() => window.navigation.canGoBack && history.back()),
  "goes forward": page => page.evaluate(() => history.forward()),
  reloads: page => page.reload({ waitUntil: "domcontentloaded" }),
  "turns the wheel": (page, choose) => page.mouse.wheel(0, choose([-3000, -300, 300, 900, 3000])),
  // But not Escape, which clears a search field.
  "presses a key": (page, choose) =>
    page.keyboard.press(choose(["Tab", "Shift+Tab", "Home", "End"])),
  resizes: (page, choose) => {
    const [width, height] = [choose([320, 390, 768, 1280, 1440]), choose([640, 900])]
    return page.setViewportSize({ width, height })
  },
  "adds a fragment": (page, choose) => {
    const fragment = choose(["#:~:text=Las%20Vegas", "#no-such-section", "#%"])
    return page.evaluate(hash => location.assign(hash), fragment)
  },
  "fills in": async (page, choose) => {
    const label = choose(Object.keys(values))
    const field = page.getByRole("main").getByLabel(label, { exact: true })
    if ((await field.count()) === 0) return
    const value = choose(values[label] ?? [])
    await (label === "Destination" ? field.selectOption(value) : field.fill(value))
  },
}

/** Retries an action that a navigation has interrupted. */
const retryOnNavigation = <Result>(page: Page, act: () => Promise<Result>): Promise<Result> =>
  act().catch(async error => {
    if (!String(error).includes("navigation")) throw error
    await page.waitForLoadState("domcontentloaded")
    return retryOnNavigation(page, act)
  })

/** Reads the fields' values by id, and when their document loaded. */
const readFields = (page: Page) =>
  retryOnNavigation(page, () =>
    page.evaluate(() => {
      const fields = [...document.querySelectorAll<HTMLInputElement>("input, select, textarea")]
      const values = Object.fromEntries(fields.map(({ id, value }) => [id, value]))
      return { values, loaded: performance.timeOrigin }
    }),
  )

/** Runs in the page: finds faults that no page may have at any scroll position. */
function findFaults({ atTop, threshold }: typeof header): string[] {
  const banner = document.querySelector("header") as HTMLElement
  const solid = getComputedStyle(banner).backgroundColor !== atTop
  const isDue = scrollY > threshold || document.querySelector(":popover-open") !== null
  return [
    solid !== isDue ? `at ${scrollY} px the header is ${solid ? "solid" : "transparent"}` : "",
    document.documentElement.scrollWidth > innerWidth ? "the page scrolls sideways" : "",
  ].filter(Boolean)
}

/** Expects the page to have one of its headings and no faults. */
async function expectSoundState(page: Page): Promise<void> {
  const { pathname } = new URL(page.url())
  const heading = await page.getByRole("heading", { level: 1 }).textContent()
  expect(headings[pathname]).toContain(heading)
  expect(await page.evaluate(findFaults, header)).toEqual([])
}

test.use(smoothScrolling)

for (let seed = Number(SEED); seed < Number(SEED) + Number(VISITS); seed++) {
  const random = randomFrom(seed)
  const choose: Choose = list => pick(random, list)
  const failureRate = choose([0, 0, 10, 30])

  test.describe(() => {
    // Browsers and Gatsby log failed requests, and browsers log unknown paths.
    test.use({ expectedMessages: failureRate > 0 ? /./ : /status of 404/ })

    test(`visit ${seed} has no faults while ${failureRate}% of requests fail`, async ({ page }) => {
      let answered = false
      page.on("dialog", async dialog => {
        answered ||= dialog.message().startsWith("Thank you")
        await dialog.accept()
      })
      await page.route(/\/(page-data|static)\/|\.js$/, async route => {
        if (choose([...Array(100).keys()]) >= failureRate) return route.continue()
        return choose([true, false]) ? route.abort() : route.fulfill({ status: 503 })
      })
      await page.goto(choose(["/", "/#booking", "/privacy#user-rights", ...Object.keys(headings)]))
      for (let count = 0; count < 25; count++) {
        const known = await readFields(page)
        answered = false
        const [action, act] = choose(Object.entries(actions))
        await test.step(action, () => retryOnNavigation(page, () => act(page, choose)))
        if (choose([true, false])) continue
        await page.waitForLoadState("domcontentloaded")
        await expect(() => expectSoundState(page)).toPass({ timeout: 15_000 })
        const { values, loaded } = await readFields(page)
        if (answered || action === "fills in" || loaded !== known.loaded) continue
        // Buttons change the number of guests.
        if (action === "presses") delete known.values.guests
        for (const id of Object.keys(known.values).filter(id => id in values)) {
          expect(values[id], `${id} after the visitor ${action}`).toBe(known.values[id])
        }
      }
    })
  })
}
