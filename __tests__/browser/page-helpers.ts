import { expect, type Locator, type Page } from "@playwright/test"
import site from "../content/site.json"

/** The tests' page: Playwright's, with what a visitor does on this site and looks for. */
export type SitePage = ReturnType<typeof sitePage>

export const sitePage = (page: Page) =>
  Object.assign(page, {
    async visit(path: string) {
      await page.goto(path)
      await this.hydrated()
    },

    async hydrated() {
      await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0)
    },

    /** Opens the home page with its scripts delayed. @returns A function that lets them load */
    async openBeforeScripts(): Promise<() => void> {
      const release = await this.delayRequests("**/*.js")
      await page.goto("/", { waitUntil: "domcontentloaded" })
      return release
    },

    /** Delays requests. Call it before opening the page. @returns A function that lets them continue */
    async delayRequests(files: string) {
      let release = () => {}
      const released = new Promise<void>(resolve => {
        release = resolve
      })
      await page.route(files, async route => {
        await released
        await route.continue()
      })
      return () => release()
    },

    /** Mocks `Math.random`, which picks the headline. Call it before opening the page. */
    async fixRandom(chance: number) {
      await page.addInitScript(chance => {
        Math.random = () => chance
      }, chance)
    },

    /** Keeps timers of a second or more from running. Call it before opening the page. */
    async stopLongTimers() {
      await page.addInitScript(() => {
        const { setTimeout } = window
        Object.assign(window, {
          setTimeout: (run: () => void, ms = 0) => ms < 1000 && setTimeout(run, ms),
        })
      })
    },

    /** Waits until the data and templates of all pages that this one links to are prefetched. */
    async prefetched() {
      await page.waitForFunction(() => {
        const files = performance.getEntriesByType("resource").map(({ name }) => name)
        const parts = ["/index/", "/terms/", "/privacy/", "-home-", "-legal-"]
        return parts.every(part => files.some(file => file.includes(part)))
      })
      await page.waitForLoadState("networkidle")
    },

    recordNavigations() {
      const loads: string[] = []
      page.on("request", request => {
        if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
      })
      return loads
    },

    recordAlerts() {
      const alerts: string[] = []
      page.on("dialog", async dialog => {
        alerts.push(dialog.message())
        await dialog.accept()
      })
      return alerts
    },

    /** The menu button, on small screens. */
    menu: page.getByRole("banner").getByRole("button", { name: "Menu", exact: true }),

    /** The header's links; on a small screen, only while the menu is open. */
    links: page.getByRole("navigation", { name: "Main" }).getByRole("link"),

    bookingForm: page.getByRole("region", { name: site.booking.heading }),

    contactForm: page.getByRole("region", { name: site.contact.heading }),

    sendButton: (form: Locator) =>
      form.getByRole("button", { name: /^(Request Booking|Send Message)$/ }),

    /** Fills in fields of either form, found by label. */
    async fillIn(values: Record<string, string>) {
      for (const [label, value] of Object.entries(values)) {
        const field = page.getByLabel(label, { exact: true })
        const type = String(await field.getAttribute("type"))
        // In Debian's Firefox, `fill` appends to fields of these types, and React misses its input in number fields.
        if (/number|email/.test(type)) {
          await field.press("ControlOrMeta+a")
          await field.press("Delete")
        }
        if (await field.evaluate(it => it.localName === "select")) await field.selectOption(value)
        else if (type === "number") await field.pressSequentially(value)
        else await field.fill(value)
      }
    },

    /** Follows a header link, through the menu on a small screen. */
    async follow(name: string) {
      await expect(this.menu.or(this.links.last())).toBeVisible()
      if (await this.menu.isVisible()) await this.menu.click()
      await this.links.and(page.getByRole("link", { name, exact: true })).click()
    },

    /** Expects the page to have this main heading. */
    async expectPage(heading: string | RegExp) {
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible()
    },

    async openTermsFromFooter() {
      await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click()
      await this.expectPage("Terms and Conditions")
    },

    /** Scrolls without animation, and waits as `settledScroll` does. */
    async scrollTo(top: number) {
      await page.evaluate(top => window.scrollTo({ top, behavior: "instant" }), top)
      await this.settledScroll()
    },

    async painted() {
      await page.evaluate(async () => {
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      })
    },

    /** Waits until the page has not scrolled for ten frames. @returns The position, px */
    settledScroll() {
      return page.evaluate(async () => {
        let last = window.scrollY
        let framesAtRest = 0
        while (framesAtRest < 10) {
          await new Promise(requestAnimationFrame)
          framesAtRest = window.scrollY === last ? framesAtRest + 1 : 0
          last = window.scrollY
        }
        return Math.round(last)
      })
    },

    /** Expects the page to scroll to a section and stay there. */
    async expectToBeAt(anchor: string) {
      await expect(async () => {
        expect(await page.evaluate(describePosition, anchor)).toBe("in view")
        await this.settledScroll()
        expect(await page.evaluate(describePosition, anchor), "after scrolling").toBe("in view")
      }).toPass()
    },

    /** Records the position (px) in each frame. @returns A function that returns a list of positions for each page */
    async recordScrollPositions() {
      const recording = await page.evaluateHandle(() => {
        const frames = new Map<string, number[]>()
        const recordFrame = () => {
          const heading = document.querySelector("h1")?.textContent ?? ""
          const tops = frames.get(heading) ?? []
          if (tops.at(-1) !== scrollY) tops.push(scrollY)
          frames.set(heading, tops)
          requestAnimationFrame(recordFrame)
        }
        recordFrame()
        return frames
      })
      return () => recording.evaluate(frames => [...frames.values()])
    },
  })

/** Runs in the page: tells whether a section's heading is below the header and in the window's upper half. */
function describePosition(anchor: string): string {
  const heading = document.querySelector(`#${anchor} :is(h1, h2)`)
  const { top = Number.NaN, bottom = 0 } = heading?.getBoundingClientRect() ?? {}
  const header = Number(document.querySelector("header")?.getBoundingClientRect().bottom)
  if (top >= header && bottom <= innerHeight && top < innerHeight / 2) return "in view"
  return `heading ${top} to ${bottom}, header to ${header}, window of ${innerHeight}`
}

export const linksOf = (links: Locator) =>
  links.evaluateAll(all =>
    all.map(link => [String(link.textContent).trim(), String(link.getAttribute("href"))]),
  )
