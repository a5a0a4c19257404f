import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { stay } from "../browser/forms"
import { eventually } from "./eventually"
import { fill } from "./forms"
import { expect, test } from "./test"
import type { Visitor } from "./visitor"

// The same version as in the browser tests.
const { resolve } = createRequire(require.resolve("@axe-core/playwright"))
const library = readFileSync(resolve("axe-core/axe.min.js"), "utf8")

/** The library as an expression, without the comment at its top. */
const axe = library.slice(library.indexOf("!function"))

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** Expects axe to find nothing wrong with the page as it is now. */
async function expectNoViolations(visitor: Visitor) {
  // Colours in transition would fail the check for contrast.
  await visitor.scrolled()
  await visitor.until(() => document.getAnimations().length === 0, "nothing moves")
  // axe scrolls to elements and examines them at once, so scrolling must not be smooth.
  await visitor.evaluate(() => {
    document.documentElement.style.scrollBehavior = "auto"
  })
  await visitor.engine.evaluate(axe)
  await visitor.evaluate(rules => {
    const page = window as unknown as {
      axe: { run: (options: object) => Promise<object> }
      run?: Promise<object>
      found?: object
    }
    // Only once: a driver may evaluate this twice.
    page.run ??= page.axe.run({ runOnly: rules })
    page.run.then(found => {
      page.found = found
    })
  }, rules)
  await visitor.until(() => "found" in window, "axe has looked")
  const { broken, looked } = await visitor.evaluate(() => {
    const { found } = window as unknown as {
      found: {
        violations: { id: string; nodes: { html: string; failureSummary: string }[] }[]
        passes: object[]
      }
    }
    return {
      broken: found.violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ html, failureSummary }) => html + failureSummary)}`,
      ),
      looked: found.passes.length,
    }
  })
  expect(broken).toEqual([])
  expect(looked, "rules that had something to look at").toBeGreaterThan(10)
}

for (const width of [375, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ view: { width, height: 800 } })

    for (const path of ["/", "/terms", "/privacy", "/no-such-page"]) {
      test(`${path} breaks no rule of accessibility`, async ({ visitor }) => {
        await visitor.visit(path)
        await expectNoViolations(visitor)
      })
    }

    test("refused forms break no rule of accessibility, nor does the hint about the dates", async ({
      visitor,
    }) => {
      await visitor.visit("/")
      const sameDay = { "Check-out date": stay["Check-in date"] }
      await fill(visitor.role("main"), { ...stay, Destination: "", ...sameDay })
      await eventually(() => visitor.label("Check-out date").seen()).toContain("not after check-in")
      for (const name of ["Request Booking", "Send Message"]) {
        await visitor.role("button", name).click()
      }
      await visitor.scrolled()
      await expectNoViolations(visitor)
    })
  })
}

test.describe("on a small screen", () => {
  test.use({ view: { width: 375, height: 800 } })

  test("the open menu breaks no rule of accessibility", async ({ visitor }) => {
    await visitor.visit("/")
    await visitor.role("banner").role("button", "Menu").click()
    await visitor.role("banner").role("link", "Terms").isOne()
    await expectNoViolations(visitor)
  })
})
