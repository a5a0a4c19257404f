import hotels from "../content/hotels.json"
import { expectToBeAt, noteDoings, scrolled, visit } from "./steps"
import { expect, test } from "./test"

test("there is one card per featured hotel, in the specification's order", async ({ page }) => {
  await visit(page, "/")
  const cards = page.locator("#casino-hotels").getByRole("list").getByRole("listitem")
  await expect(cards).toContainText([
    "Las Vegas Nevada",
    "Monte Carlo Monaco",
    "Macau China",
    "Singapore",
    "Dublin Ireland",
    "Atlantic City New Jersey",
  ])
})

test("a card shows image, name, location and description", async ({ page }) => {
  await visit(page, "/")
  const cards = page.locator("#casino-hotels").getByRole("listitem")
  expect(hotels).toHaveLength(6)
  for (const [index, hotel] of hotels.entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole("img", { name: hotel.imageAlt, exact: true })).toBeVisible()
    await expect(card.getByRole("heading", { name: hotel.name, exact: true })).toBeVisible()
    await expect(card.getByText(hotel.location, { exact: true })).toBeVisible()
    await expect(card.getByText(hotel.description, { exact: true })).toBeVisible()
  }
})

test("each card has a Book Now button that tells its hotel from the others", async ({ page }) => {
  await visit(page, "/")
  const section = page.locator("#casino-hotels")
  await expect(section.getByRole("button", { name: /^Book Now/ })).toHaveCount(6)
  for (const [index, hotel] of hotels.entries()) {
    const button = section.getByRole("button", { name: hotel.name })
    await expect(button).toHaveAccessibleName(/^Book Now/)
    await expect(button).toBeEnabled()
    const inCard = section.getByRole("listitem").nth(index).getByRole("button")
    await expect(inCard).toHaveText(String(await button.textContent()))
  }
})

test("Book Now has no action", async ({ page }) => {
  await visit(page, "/")
  const section = page.locator("#casino-hotels")
  await section.getByRole("heading").first().scrollIntoViewIfNeeded()
  await scrolled(page)
  const doings = noteDoings(page)
  const before = await section.innerHTML()

  const buttons = section.getByRole("button", { name: /^Book Now/ })
  for (const button of await buttons.all()) {
    await button.click()
    const position = await scrolled(page)
    await button.press("Enter")
    expect(await scrolled(page), "position of the view").toBe(position)
    await expect(button).toBeFocused()
  }

  expect(doings).toEqual([])
  expect(await section.innerHTML()).toBe(before)
})

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true })

  test("a button does not stay lit after a tap", async ({ page }) => {
    await visit(page, "/")
    const buttons = page.getByRole("button", { name: /^Book Now/ })
    await buttons.first().tap()
    await expect(buttons.first()).toBeFocused()
    await expect(async () => {
      const colours = await buttons.evaluateAll(all => {
        for (const change of all.flatMap(each => each.getAnimations())) change.finish()
        return all.map(each => getComputedStyle(each).backgroundColor)
      })
      expect(new Set(colours).size).toBe(1)
    }).toPass()
  })
})

test("a View All Casino Hotels button only jumps to the same section", async ({ page }) => {
  await visit(page, "/")
  await page.getByRole("button", { name: "View All Casino Hotels", exact: true }).click()
  await expectToBeAt(page, "casino-hotels")
  expect(new URL(page.url()).pathname).toBe("/")
  await expect(page.locator("#casino-hotels").getByRole("listitem")).toHaveCount(6)
})
