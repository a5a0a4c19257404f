import type { Page } from "@playwright/test"
import { expectNoViolations } from "./axe"
import { budgets, expectLayoutShift } from "./budgets"
import { expect } from "./fixtures"
import { findLayoutFaults } from "./layout-audit"
import { settledScroll, visit } from "./page-helpers"

/** Runs in the page: scrolls to each photo and waits for it. Rejects if a photo cannot be loaded. */
async function showPhotos() {
  for (const photo of document.querySelectorAll<HTMLImageElement>("main img")) {
    photo.scrollIntoView()
    // Not `decode`, which rejects SVG pictures in the Chromium from npm.
    if (!photo.complete)
      await new Promise(resolve => Object.assign(photo, { onload: resolve, onerror: resolve }))
    if (photo.naturalWidth === 0) throw new Error(`${photo.currentSrc} cannot be loaded.`)
  }
}

/**
 * Expects a page, with any valid content, to load with all its photos at two widths, without large layout shifts or axe
 * violations, and to have no layout faults at any width.
 */
export async function expectSoundPage(page: Page, path: string): Promise<void> {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, path)
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(showPhotos)
    await settledScroll(page)
    await expectLayoutShift(page, budgets.layoutShiftOfAnyContent, `${width} px`)
    await expectNoViolations(page)
  }
  for (const width of [320, 375, 768, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await findLayoutFaults(page, { words: false }), `${width} px`).toEqual([])
  }
}
