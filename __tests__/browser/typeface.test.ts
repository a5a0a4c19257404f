import type { Page } from "@playwright/test"
import { bookingForm, fill, stay } from "./forms"
import { pages } from "./pages"
import { loadedAhead, visit } from "./steps"
import { expect, test } from "./test"

/** Elements that ask for the display face, each with the typefaces that the browser actually uses. */
async function setInDisplayFace(page: Page) {
  await page.evaluate(() => document.fonts.ready)
  const texts = await page.evaluate(() => {
    const elements = [...document.body.querySelectorAll<HTMLElement>("*")].filter(
      element => element.textContent && /^"?Forum"?,/.test(getComputedStyle(element).fontFamily),
    )
    for (const element of elements) element.dataset.displayed = ""
    return elements.map(({ textContent }) => textContent)
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("DOM.enable")
  await devtools.send("CSS.enable")
  const { root } = await devtools.send("DOM.getDocument")
  const { nodeIds } = await devtools.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "[data-displayed]",
  })
  const faces = nodeIds.map(async nodeId => {
    const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId })
    return fonts.map(({ familyName }) => familyName)
  })
  const shownIn = await Promise.all(faces)
  return texts.map((text, index) => ({ text, faces: shownIn[index] ?? [] }))
}

/** Records which typeface files a page requests. */
function noteFaces(page: Page): string[] {
  const faces: string[] = []
  page.on("request", request => {
    if (request.resourceType() === "font") faces.push(request.url())
  })
  return faces
}

for (const { path } of pages) {
  test(`${path} shows its display type in the face that it preloads, and other letters than English has in one of their own`, async ({
    page,
  }) => {
    const faces = noteFaces(page)
    await visit(page, path)
    if (path === "/") {
      await loadedAhead(page)
      await fill(bookingForm(page), stay)
    }
    // Elements that are hidden at this width use no typeface at all.
    const display = (await setInDisplayFace(page)).filter(({ faces }) => faces.length > 0)
    expect(display.length).toBeGreaterThan(2)
    expect(display).toEqual(display.map(({ text }) => ({ text, faces: ["Forum"] })))
    expect(faces).toHaveLength(1)

    await page.getByRole("heading", { level: 1 }).evaluate(element => {
      element.textContent = "Hôtel Été, £9"
    })
    await expect.poll(() => faces).toHaveLength(2)
    expect(await setInDisplayFace(page)).toContainEqual({ text: "Hôtel Été, £9", faces: ["Forum"] })
  })
}
