import AxeBuilder from "@axe-core/playwright"
import { paths, unknownPath } from "../../specification"
import { expect, test } from "../fixtures"
import { stay } from "../forms"
import type { SitePage } from "../page-helpers"

/** Runs in the page: checks that the focused element has an outline, and it and its label are in view, not under the header. */
function inspectFocus() {
  const element = document.activeElement as HTMLElement
  const { outlineStyle, outlineWidth, clipPath } = getComputedStyle(element)
  const { left, bottom } = element.getBoundingClientRect()
  const [label = element] = (element as HTMLInputElement).labels ?? []
  const { top } = label.getBoundingClientRect()
  const header = document.querySelector("header") as HTMLElement
  const covered = !header.contains(element) && top < header.getBoundingClientRect().bottom
  const skip = element.matches("[href='#main']")
  // While the browser outlines the button inside a date field, the field itself does not match `:focus`.
  const outlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2
  const marked = outlined || !element.matches(":focus")
  const inWindow = clipPath === "none" && left >= 0 && top < innerHeight && bottom > 0
  return { stop: element.outerHTML.slice(0, 120), seen: marked && inWindow && (skip || !covered) }
}

for (const [path, width] of [
  ["/", 375],
  ["/terms", 1280],
  [unknownPath, 375],
] as const) {
  test(`${path} at ${width} px has a working skip link and shows the focus`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.visit(path)
    const stops: string[] = []
    const hiddenStops: string[] = []
    do {
      await page.keyboard.press("Shift+Tab")
      const { stop, seen } = await page.evaluate(inspectFocus)
      stops.push(stop)
      if (!seen) hiddenStops.push(stop)
    } while (!stops.at(-1)?.includes("Skip to content") && stops.length < 300)
    expect(hiddenStops).toEqual([])
    expect(stops.length, "stops of the Tab key").toBeGreaterThan(15)
    expect(stops.at(-1)).toContain("Skip to content")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Tab")
    await page.painted()
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(1)
  })
}

test("in forced colors, logo and controls show, and the menu hides the page", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" })
  await page.setViewportSize({ width: 375, height: 800 })
  await page.visit("/")
  const controls = page.getByRole("main").locator(".button, input, select, textarea")
  const borders = await controls.evaluateAll(all => all.map(it => getComputedStyle(it).borderStyle))
  expect(borders).not.toContain("none")
  // The theme removes the arrow of our own.
  await expect(page.bookingForm.getByLabel("Destination")).toHaveCSS("appearance", "auto")
  const brand = page.getByRole("banner").getByRole("link", { name: "Marquisade" })
  const color = await brand.evaluate(link => getComputedStyle(link).color)
  await expect(brand.locator("svg").first()).toHaveCSS("color", color)
  await page.menu.click()
  await page.painted()
  const open = await page.screenshot()
  await page.getByRole("main").evaluate(main => {
    main.style.visibility = "hidden"
  })
  expect(open.equals(await page.screenshot()), "the menu hides the page").toBe(true)
})

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** Expects axe to find no violations in the current state of a part of the page. */
async function expectNoViolations(page: SitePage, part = "html") {
  await page.settledScroll()
  // Colors in mid-transition would fail the contrast check.
  await page.waitForFunction(() => document.getAnimations().length === 0)
  const axe = new AxeBuilder({ page }).include(part).withTags(rules)
  const { violations, passes } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html)}`)
  expect(found).toEqual([])
  expect(passes.length, "rules that applied").toBeGreaterThan(10)
}

for (const [index, path] of paths.entries()) {
  test(`axe finds no violations on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: index % 2 ? 1280 : 375, height: 900 })
    await page.visit(path)
    await expectNoViolations(page)
  })
}

test("axe finds no violations in invalid forms, hints or the open menu", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.visit("/")
  const sameDay = { "Check-out date": stay["Check-in date"] }
  await page.fillIn({ ...stay, Destination: "", ...sameDay })
  await expect(page.bookingForm.getByText("should be after")).toBeVisible()
  for (const form of [page.bookingForm, page.contactForm]) await page.sendButton(form).click()
  await expect(page.contactForm.getByText("Enter your name")).toBeVisible()
  await expectNoViolations(page, "#booking, #contact")
  await page.menu.click()
  await expect(page.links.last()).toBeVisible()
  await expectNoViolations(page, "header")
})
