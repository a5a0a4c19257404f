import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { expect } from "./fixtures"
import { settledScroll } from "./page-helpers"

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** Expects axe to find no violations in the current state of the page. */
export async function expectNoViolations(page: Page) {
  await settledScroll(page)
  // Colors in mid-transition would fail the contrast check.
  await page.waitForFunction(() => document.getAnimations().length === 0)
  const { violations, passes } = await new AxeBuilder({ page }).withTags(rules).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html)}`)
  expect(found).toEqual([])
  expect(passes.length, "rules that applied").toBeGreaterThan(10)
}
