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
