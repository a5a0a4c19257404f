import { setTimeout as pause } from "node:timers/promises"
import type { Locator, Page } from "@playwright/test"
import { pick, randomFrom } from "../seeded-random"
import { destinations, header, headlines, legalPages } from "../specification"
import { expect, smoothScrolling, test } from "./fixtures"
import { painted, settledScroll } from "./page-helpers"

/** Random visits that check what is true of every page. `VISITS=1000` sets how many, `SEED=17` repeats one. */
const { SEED, VISITS = "20" } = process.env
const seeds = SEED ? [Number(SEED)] : Array.from({ length: Number(VISITS) }, (_, at) => at + 1)

/** The titles of pages, also at other paths that hosts serve. */
const titles: Record<string, readonly string[]> = {
  "/": headlines,
  "/index.html": headlines,
  "/no-such-page": ["Unexpected Application Error!"],
  "/%23booking": ["Unexpected Application Error!"],
  ...Object.fromEntries(
    legalPages.flatMap(({ path, title }) => [
      [path, [title]],
      [`${path}.html`, [title]],
    ]),
  ),
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
type Do = (page: Page, choose: Choose) => Promise<unknown>

/** Clicks one of the visible elements, if there are any. */
async function click(choose: Choose, elements: Locator): Promise<string | null> {
  const count = await elements.count()
  if (count === 0) return "nothing"
  const element = elements.nth(choose([...Array(count).keys()]))
  const name = await element.textContent()
  // Scrolling that an earlier action started may move the element away.
  await element.click({ timeout: 5_000, noWaitAfter: true }).catch(() => {})
  return name
}

/** What visitors do, each with the same probability. */
const actions: Record<string, Do> = {
  follows: (page, choose) => click(choose, page.locator("a:is([href^='/'], [href^='#']):visible")),
  "follows in the header": (page, choose) => click(choose, page.locator("header a:visible")),
  presses: (page, choose) => click(choose, page.locator("button:visible")),
  "opens the menu": (page, choose) => click(choose, page.locator("header button:visible")),
  // But not to about:blank, which comes before the first page.
  "goes back": page => page.evaluate(() => window.navigation.canGoBack && history.back()),
  "goes forward": page => page.evaluate(() => history.forward()),
  reloads: page => page.reload({ waitUntil: "domcontentloaded" }),
  "turns the wheel": (page, choose) => page.mouse.wheel(0, choose([-3000, -300, 300, 900, 3000])),
  "presses the key": async (page, choose) => {
    const key = choose(["Tab", "Shift+Tab", "Home", "End", "Escape"])
    await page.keyboard.press(key)
    return key
  },
  resizes: (page, choose) => {
    const [width, height] = [choose([320, 390, 768, 1280, 1440]), choose([640, 900])]
    return page.setViewportSize({ width, height })
  },
  "adds a fragment": (page, choose) => {
    const fragment = choose(["#:~:text=Las%20Vegas", "#no-such-section", "#%"])
    return page.evaluate(hash => location.assign(hash), fragment)
  },
  "reads longer words in the header": page =>
    page.evaluate(() => {
      for (const link of document.querySelectorAll("header a")) {
        const text = [...link.childNodes].find(node => node instanceof Text && node.data)
        if (text) text.nodeValue = `${text.nodeValue?.slice(0, 12)}wort`
      }
    }),
  "fills in": async (page, choose) => {
    const label = choose(Object.keys(values))
    const field = page.getByRole("main").getByLabel(label, { exact: true })
    if ((await field.count()) === 0) return "nothing"
    const value = choose(values[label] ?? [])
    await (label === "Destination" ? field.selectOption(value) : field.fill(value))
    return `${label}: ${value}`
  },
}

/** Retries an action that a navigation has interrupted. */
const retryOnNavigation = <Result>(page: Page, act: () => Promise<Result>): Promise<Result> =>
  act().catch(async problem => {
    if (!String(problem).includes("navigation")) throw problem
    await page.waitForLoadState("domcontentloaded")
    return retryOnNavigation(page, act)
  })

/** The values of the fields, by id. */
const read = (page: Page) =>
  page
    .locator("input, select, textarea")
    .evaluateAll(fields =>
      Object.fromEntries(fields.map(field => [field.id, (field as HTMLInputElement).value])),
    )

/** Runs in the page: finds faults that no page may have, at any scroll position and, after Tab, with any focus. */
function findFaults({ atTop, threshold, tabbed }: typeof header & { tabbed: boolean }): string[] {
  const top = document.querySelector("header") as HTMLElement
  const isOpen = document.querySelector(":popover-open") !== null
  const solid = getComputedStyle(top).backgroundColor !== atTop
  const isDue = scrollY > threshold || isOpen
  const focus = document.activeElement
  const box = focus?.getBoundingClientRect() ?? new DOMRect()
  const [brand, ...links] = [...document.querySelectorAll("header a")]
    .map(link => link.getBoundingClientRect())
    .filter(({ width }) => width > 0)
  const overlaps =
    !isOpen && links.some(({ left }, at) => left < ((links[at - 1] ?? brand)?.right ?? 0))
  const isSeen = box.bottom > 0 && box.top < innerHeight && box.right > 0
  return [
    solid !== isDue && `at ${scrollY} px the header is ${solid ? "solid" : "transparent"}`,
    document.documentElement.scrollWidth > innerWidth && "the page scrolls sideways",
    overlaps && "links in the header overlap",
    tabbed && focus !== document.body && !isSeen && `no focus: ${focus?.outerHTML}`,
  ].filter(wrong => wrong !== false && wrong !== undefined) as string[]
}

test.use(smoothScrolling)

for (const seed of seeds) {
  const random = randomFrom(seed)
  const choose: Choose = list => pick(random, list)
  const failing = choose([0, 0, 10, 30])

  test.describe(() => {
    // Browsers and Gatsby log failed requests.
    test.use({ expectedMessages: failing > 0 ? /./ : null })

    test(`visit ${seed} with ${failing} % of requests failing`, async ({ page }) => {
      const log: string[] = []
      let answered = false
      page.on("dialog", async dialog => {
        answered ||= dialog.message().startsWith("Thank you")
        await dialog.accept()
      })
      await page.route(/\/(page-data|static)\/|\.js$/, async route => {
        if (choose([...Array(100).keys()]) >= failing) return route.continue()
        const fault = choose(["late", "lost", "503"])
        if (fault === "late") await pause(1500)
        if (fault === "lost") return route.abort()
        return fault === "503" ? route.fulfill({ status: 503 }) : route.continue()
      })
      await page.goto(
        choose(["/", "/", "/#booking", "/terms", "/privacy#user-rights", ...Object.keys(titles)]),
      )
      try {
        for (let count = 0; count < 25; count++) {
          const known = await retryOnNavigation(page, async () => {
            await page.evaluate(() => Object.assign(window, { known: true }))
            return (await read(page)) as Record<string, string>
          })
          answered = false
          const [what, act] = choose(Object.entries(actions))
          const done = await retryOnNavigation(page, () => act(page, choose))
          log.push(typeof done === "string" ? `${what} ${done}` : what)
          const tabbed = done === "Tab" || done === "Shift+Tab"
          if (choose([true, false])) continue
          await page.waitForLoadState("domcontentloaded")
          await expect(async () => {
            const { pathname } = new URL(page.url())
            const title = await page.getByRole("heading", { level: 1 }).textContent()
            expect(titles[pathname]).toContain(title)
            const place = await settledScroll(page)
            await painted(page)
            expect(await settledScroll(page), "scroll position after settling").toBe(place)
            expect(await page.evaluate(findFaults, { ...header, tabbed })).toEqual([])
          }).toPass({ timeout: 15_000 })
          const fields = await retryOnNavigation(page, async () => {
            const isSame = await page.evaluate(() => "known" in window)
            return isSame ? ((await read(page)) as Record<string, string>) : {}
          })
          // Browsers clear a search field on Escape.
          if (answered || what === "fills in" || done === "Escape") continue
          for (const id of Object.keys(known).filter(id => id in fields)) {
            if (what !== "presses" || id !== "guests") expect(fields[id], id).toBe(known[id])
          }
        }
      } catch (problem) {
        throw new Error(`${log.join(", ")}: ${problem}`, { cause: problem })
      }
    })
  })
}
