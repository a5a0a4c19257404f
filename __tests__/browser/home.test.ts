import { visit } from "./steps"
import { expect, test } from "./test"

test("the home page has its header, sections and footer in order", async ({ page }) => {
  await visit(page, "/")
  const parts = page.locator("header, main > section, footer")
  expect(await parts.evaluateAll(all => all.map(({ id, localName }) => id || localName))).toEqual([
    "header",
    "home",
    "casino-hotels",
    "booking",
    "about",
    "contact",
    "footer",
  ])
})
