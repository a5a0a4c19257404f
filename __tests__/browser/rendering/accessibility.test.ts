import { paths } from "../../specification"
import { expectNoViolations } from "../axe"
import { testChromium } from "../chromium"
import { expect, test, unknownPath } from "../fixtures"
import { bookingForm, contactForm, fill, sendButton, stay } from "../forms"
import { findLayoutFaults } from "../layout-audit"
import { links, menu, painted, visit } from "../page-helpers"

/** Runs in the page: checks that the focused element has an outline, and it and its label are in view, not under the header. */
function inspectFocus() {
  const element = document.activeElement as HTMLElement
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  const { left, bottom } = element.getBoundingClientRect()
  const [label = element] = (element as HTMLInputElement).labels ?? []
  const { top } = label.getBoundingClientRect()
  const header = document.querySelector("header") as HTMLElement
  const covered = !header.contains(element) && top < header.getBoundingClientRect().bottom
  const skip = element.matches("[href='#main']")
  // While the browser outlines the button inside a date field, the field itself does not match `:focus`.
  const outlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2
  const marked = outlined || !element.matches(":focus")
  const inWindow = left >= 0 && top < innerHeight && bottom > 0
  return { stop: element.outerHTML.slice(0, 120), seen: marked && inWindow && (skip || !covered) }
}

for (const [path, width] of [
  ["/", 375],
  ["/", 1280],
  ["/terms", 375],
  ["/privacy", 1280],
  [unknownPath, 375],
] as const) {
  test(`${path} at ${width} px has a working skip link and shows the focus`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, path)
    const stops: string[] = []
    const hiddenStops: string[] = []
    do {
      await page.keyboard.press("Shift+Tab")
      const { stop, seen } = await page.evaluate(inspectFocus)
      stops.push(stop)
      if (!seen) hiddenStops.push(stop)
    } while (!stops.at(-1)?.includes("Skip to content") && stops.length < 100)
    expect(hiddenStops).toEqual([])
    expect(stops.length).toBeGreaterThan(15)
    expect(stops.length).toBeLessThan(100)
    await page.keyboard.press("Enter")
    await page.keyboard.press("Tab")
    await painted(page)
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(1)
  })
}

for (const path of paths) {
  test(`${path} keeps its logo and the borders of its controls visible in forced colors`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active" })
    await visit(page, path)
    const controls = page.getByRole("main").locator(".button, input, select, textarea")
    const borders = await controls.evaluateAll(all =>
      all.map(control => getComputedStyle(control).borderStyle),
    )
    expect(borders).not.toContain("none")
    const brand = page.getByRole("banner").getByRole("link", { name: "Marquisade" })
    const color = await brand.evaluate(link => getComputedStyle(link).color)
    for (const mark of await brand.locator("svg").all())
      await expect(mark).toHaveCSS("color", color)
  })
}

test("in forced colors, the page does not show through the menu, and a stepper at its limit looks disabled", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" })
  await page.setViewportSize({ width: 375, height: 800 })
  await visit(page, "/")
  const more = page.getByRole("button", { name: "More guests" })
  const enabled = await more.evaluate(button => getComputedStyle(button).color)
  await page.getByLabel("Number of guests").fill("10")
  await expect(more).not.toHaveCSS("color", enabled)
  await menu(page).click()
  await painted(page)
  const open = await page.screenshot()
  await page.getByRole("main").evaluate(main => {
    main.style.visibility = "hidden"
  })
  expect(open.equals(await page.screenshot()), "the menu hides the page").toBe(true)
})

for (const [index, path] of paths.entries()) {
  test(`axe finds no violations on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: index % 2 ? 1280 : 375, height: 900 })
    await visit(page, path)
    await expectNoViolations(page)
  })
}

test("axe finds no violations in invalid forms, hints or the open menu", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await visit(page, "/")
  const sameDay = { "Check-out date": stay["Check-in date"] }
  await fill(bookingForm(page), { ...stay, Destination: "", ...sameDay })
  await expect(bookingForm(page).getByText("should be after")).toBeVisible()
  for (const form of [bookingForm(page), contactForm(page)]) await sendButton(form).click()
  await expect(contactForm(page).getByText("Please enter your name")).toBeVisible()
  await expectNoViolations(page)
  await menu(page).click()
  await expect(links(page).last()).toBeVisible()
  await expectNoViolations(page)
})

for (const size of [16, 21, 26, 32]) {
  test(`with default text of ${size} px, the header breaks no word of the brand and covers nothing`, async ({
    playwright,
    baseURL,
  }) => {
    const args = [...(testChromium.args ?? []), `--blink-settings=defaultFontSize=${size}`]
    const browser = await playwright.chromium.launch({ ...testChromium, args })
    const page = await browser.newPage({ baseURL, viewport: { width: 320, height: 568 } })
    // Hydration would undo the changed brand.
    await page.route(/^https:|\.js$/, route => route.abort())
    await page.goto("/")
    const brand = page.getByRole("banner").getByRole("link").first()
    const longest = size === 16 ? ["MarquisadeGrandCollectionAndCo"] : []
    for (const name of ["Grand Meridian Resorts", "D'Amico & Söhne Collection", ...longest]) {
      await brand.evaluate(({ lastChild }, name) => {
        if (lastChild) lastChild.textContent = name
      }, name)
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 568 })
        const faults = (await findLayoutFaults(page)).filter(fault => fault.includes(": a “"))
        expect.soft(faults, `${name}, ${width} px`).toEqual([])
        const header = await page.getByRole("banner").boundingBox()
        const label = await page.getByText("Established 2022").boundingBox()
        expect.soft(label?.y, `${name}, ${width} px`).toBeGreaterThanOrEqual(header?.height ?? 0)
      }
    }
    await menu(page).click()
    await expect(links(page).last()).toBeVisible()
    await menu(page).click()
    await expect(links(page)).toHaveCount(0)
    await browser.close()
  })
}
