import { expect, test } from "./test"

test("the home page has its header, sections and footer in order", async ({ visitor }) => {
  await visitor.visit("/")
  const parts = await visitor.evaluate(() =>
    [...document.querySelectorAll("header, main > section, footer")].map(
      ({ id, localName }) => id || localName,
    ),
  )
  expect(parts).toEqual([
    "header",
    "home",
    "casino-hotels",
    "booking",
    "about",
    "contact",
    "footer",
  ])
})
