import { expectToBeAt, scrolled, visit } from "./steps"
import { expect, test } from "./test"

test("under reduced motion the links show the section at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await visit(page, "/")
  const notes = await page.evaluateHandle(() => {
    const positions: number[] = []
    document.addEventListener("scroll", () => positions.push(window.scrollY))
    return positions
  })
  const main = page.getByRole("navigation", { name: "Main" })
  await main.getByRole("link", { name: "About" }).click()
  await expectToBeAt(page, "about")
  await scrolled(page)
  expect(new Set(await notes.jsonValue()).size, "positions seen on the way").toBe(1)
})

test("on a phone a page reached by a link is whole, though its first screen is painted first", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await visit(page, "/")
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click()
  for (const name of ["1. Introduction", "10. Contact Information"]) {
    const section = page.getByRole("region", { name })
    await expect(section).toContainText(/\w+ \w+/, { useInnerText: true })
    await section.scrollIntoViewIfNeeded()
    await expect(section.getByRole("heading")).toBeInViewport()
  }
  await expect(page.getByRole("contentinfo").getByRole("link").last()).toBeVisible()
})
