import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { expect } from "./fixtures"
import { settledScroll } from "./steps"

export const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** Expects axe to find nothing wrong with the page as it is now. */
export async function expectNoViolations(page: Page, ...without: string[]): Promise<void> {
  await settledScroll(page)
  // Colours in transition would fail the check for contrast.
  await page.waitForFunction(() => document.getAnimations().length === 0)
  const { violations, passes } = await new AxeBuilder({ page })
    .withTags(rules)
    .disableRules(without)
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html)}`)
  expect(found).toEqual([])
  expect(passes.length, "rules that had something to look at").toBeGreaterThan(10)
}
