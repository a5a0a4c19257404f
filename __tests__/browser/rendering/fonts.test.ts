import type { Page } from "@playwright/test"
import { paths } from "../../specification"
import { expect, test } from "../fixtures"
import { bookingForm, fill, stay } from "../forms"
import { visit } from "../page-helpers"

/** The texts styled with a font, each with the fonts that the browser actually uses. */
async function fontsOf(page: Page, font: string) {
  const texts = await page.evaluate(font => {
    const elements = [...document.body.querySelectorAll<HTMLElement>("*")].filter(element => {
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      const isStyled = getComputedStyle(element)
        .fontFamily.replaceAll('"', "")
        .startsWith(`${font},`)
      return isStyled && texts.some(({ textContent }) => textContent?.trim())
    })
    for (const element of elements) element.dataset.font = font
    return elements.map(({ textContent }) => textContent)
  }, font)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("DOM.enable")
  await devtools.send("CSS.enable")
  const { root } = await devtools.send("DOM.getDocument")
  const selector = `[data-font="${font}"]`
  const found = await devtools.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector })
  const used = await Promise.all(
    found.nodeIds.map(nodeId => devtools.send("CSS.getPlatformFontsForNode", { nodeId })),
  )
  return texts.map((text, index) => ({
    text,
    fonts: used[index]?.fonts.map(({ familyName }) => familyName) ?? [],
  }))
}

for (const path of paths) {
  test(`${path} uses two preloaded fonts and loads rare letters on demand`, async ({ page }) => {
    const fonts = new Set<string>()
    page.on("request", request => {
      if (request.resourceType() === "font") fonts.add(request.url())
    })
    await visit(page, path)
    const title = page.getByRole("heading", { level: 1 })
    await page.evaluate(() => document.fonts.ready)
    if (path === "/") await fill(bookingForm(page), stay)
    for (const font of ["Forum", "Jost"]) {
      // Elements that are hidden at this width use no font.
      const texts = (await fontsOf(page, font)).filter(({ fonts }) => fonts.length > 0)
      expect(texts.length).toBeGreaterThan(1)
      // The story starts with a paragraph in the display font.
      const own = [font, "Forum"]
      expect(texts.filter(({ fonts }) => fonts.some(name => !own.includes(name)))).toEqual([])
    }
    expect(fonts.size).toBe(2)

    await title.evaluate(element => {
      element.textContent = "Hôtel Été, £9"
    })
    await expect.poll(() => fonts.size).toBe(3)
    await page.evaluate(() => document.fonts.ready)
    expect(await fontsOf(page, "Forum")).toContainEqual({ text: "Hôtel Été, £9", fonts: ["Forum"] })
  })
}
