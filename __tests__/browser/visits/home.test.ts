import hotels from "../../content/hotels.json"
import site from "../../content/site.json"
import { hotelLocations } from "../../specification"
import { expect, test } from "../fixtures"
import { expectToBeAt, settledScroll, visit } from "../steps"

for (const width of [375, 1280]) {
  test(`at ${width} px the search has no effect and Start Playing jumps`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, "/")
    const search = page.getByRole("searchbox", { name: "Search" })
    await expect(search).toHaveAttribute("placeholder", "Search for luxury casino experiences...")
    const before = await page.getByRole("main").innerHTML()
    await search.pressSequentially("Macau")
    await search.press("Enter")
    expect(await settledScroll(page)).toBe(0)
    await expect(page).toHaveURL("/")
    await expect(search).toBeFocused()
    expect(await page.getByRole("main").innerHTML()).toBe(before)
    await page.getByRole("button", { name: "Start Playing" }).click()
    await expectToBeAt(page, "casino-hotels")
    await expect(search).toHaveValue("Macau")
    await expect(page).toHaveURL("/#casino-hotels")
  })
}

test("hotel cards are in order, and their Book Now buttons have no effect", async ({ page }) => {
  await visit(page, "/")
  const section = page.getByRole("region", { name: site.hotels.heading })
  const cards = section.getByRole("listitem")
  await expect(cards).toHaveCount(hotelLocations.length)
  const before = await section.innerHTML()
  for (const [index, { name, description, imageAlt }] of hotels.entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole("heading", { name })).toBeVisible()
    for (const text of [description, String(hotelLocations[index])]) {
      await expect(card).toContainText(text)
    }
    const photo = card.getByRole("img", { name: imageAlt })
    await photo.scrollIntoViewIfNeeded()
    await expect(photo).not.toHaveJSProperty("naturalWidth", 0)
    const button = card.getByRole("button", { name: `Book Now ${name}` })
    await button.click()
    const position = await settledScroll(page)
    await button.press("Enter")
    expect(await settledScroll(page)).toBe(position)
    await expect(page).toHaveURL("/")
  }
  expect(await section.innerHTML()).toBe(before)
  await page.getByRole("button", { name: "View All Casino Hotels" }).click()
  await expect(page).toHaveURL("/#casino-hotels")
  await expectToBeAt(page, "casino-hotels")
})
