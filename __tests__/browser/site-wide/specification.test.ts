import destinations from "../../content/destinations.json"
import hotels from "../../content/hotels.json"
import site from "../../content/site.json"
import {
  contactLinks,
  footerLinks,
  headerLinks,
  helplines,
  legalPages,
  sections,
  unknownPath,
} from "../../specification"
import { expect, test } from "../fixtures"
import { linksOf } from "../page-helpers"

test("the home page shows its sections in order, its facts and its links", async ({ page }) => {
  await page.visit("/")
  const parts = await page
    .locator("header, main > section, footer")
    .evaluateAll(all => all.map(({ id, localName }) => id || localName))
  expect(parts).toEqual(["header", ...sections.map(({ anchor }) => anchor), "footer"])
  await expect(
    page.getByText(`Established ${site.established} · ${site.headquarters}`),
  ).toBeVisible()
  const facts = page.locator("#about dl").locator("dt, dd")
  await expect(facts).toHaveText(
    [
      ...["Established", site.established, "Headquarters", site.headquarters],
      ...["Featured hotels", hotels.length, "Destinations to request", destinations.length],
    ].map(String),
  )
  await expect(page.contactForm).toContainText(/Headquarters\s*Las Vegas/)
  const addresses = await linksOf(page.contactForm.getByRole("link"))
  expect(addresses).toEqual(expect.arrayContaining(contactLinks))
})

test("hotel cards are in order, and their Book Now buttons have no effect", async ({ page }) => {
  await page.visit("/")
  const section = page.getByRole("region", { name: site.hotels.heading })
  const cards = section.getByRole("listitem")
  await expect(cards).toHaveCount(hotels.length)
  const before = await section.innerHTML()
  for (const [index, { name, location, description, imageAlt }] of hotels.entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole("heading", { name })).toBeVisible()
    for (const text of [description, location]) await expect(card).toContainText(text)
    const photo = card.getByRole("img", { name: imageAlt })
    await photo.scrollIntoViewIfNeeded()
    await expect(photo).not.toHaveJSProperty("naturalWidth", 0)
    await card.getByRole("button", { name: `Book Now ${name}` }).click()
  }
  const button = page.getByRole("button", { name: "Book Now" }).last()
  const position = await page.settledScroll()
  await button.press("Enter")
  expect(await page.settledScroll()).toBe(position)
  await expect(page).toHaveURL("/")
  expect(await section.innerHTML()).toBe(before)
})

test("the search keeps its text and does nothing else", async ({ page }) => {
  await page.visit("/")
  const search = page.getByRole("searchbox", { name: "Search" })
  await expect(search).toHaveAttribute("placeholder", "Search for luxury casino experiences...")
  const before = await page.getByRole("main").innerHTML()
  await search.pressSequentially("Macau")
  await search.press("Enter")
  expect(await page.settledScroll()).toBe(0)
  await expect(page).toHaveURL("/")
  await expect(search).toBeFocused()
  await expect(search).toHaveValue("Macau")
  expect(await page.getByRole("main").innerHTML()).toBe(before)
})

for (const path of ["/", "/terms", unknownPath]) {
  test(`${path} has the specified header and footer`, async ({ page }) => {
    await page.visit(path)
    expect(await linksOf(page.links), "header links").toEqual(headerLinks(path))
    await expect(page.menu, "menu button on a wide screen").toBeHidden()
    const wordmark = page.getByRole("banner").getByRole("link", { name: site.brand })
    await expect(wordmark).toHaveAttribute("href", "/")

    const footer = page.getByRole("contentinfo")
    for (const [name, expected] of Object.entries(footerLinks(path))) {
      const list = footer.getByRole("navigation", { name }).getByRole("link")
      expect(await linksOf(list), `the footer's ${name}`).toEqual(expected)
      await expect(footer.getByRole("heading", { level: 2, name })).toBeVisible()
    }
    const contact = path === "/" ? "#contact" : "/#contact"
    expect(await linksOf(footer.getByRole("link")), "other footer links").toEqual(
      expect.arrayContaining([["Contact us", contact], ...contactLinks, ...helplines]),
    )
    await expect(footer).toContainText(`© ${new Date().getFullYear()} ${site.brand}`)
    await expect(footer).toContainText("gateway to casino hotels worldwide")
    await expect(footer).toContainText(/for adults only.*takes no bets/s)
    await expect(footer.getByText(site.footer.photos)).toHaveCount(path === "/" ? 1 : 0)
  })
}

test("the footer credits photographers, with their photos and licenses", async ({ page }) => {
  await page.goto("/")
  const footer = page.getByRole("contentinfo")
  await expect(footer).toContainText(
    /photographs show the places.*by Fczarnowski, CC BY-SA 4\.0.*by Silveira Neto, CC BY-SA 2\.0/s,
  )
  for (const [name, address] of [
    ["Monte Carlo Monaco", "https://commons.wikimedia.org/wiki/File:Le_casino_de_Monte-Carlo.JPG"],
    ["CC BY-SA 2.0", "https://creativecommons.org/licenses/by-sa/2.0/"],
  ] as const) {
    await expect(footer.getByRole("link", { name })).toHaveAttribute("href", address)
    await footer.getByRole("link", { name }).click({ trial: true })
  }
})

for (const { path, title, sections } of legalPages) {
  test(`${path} has ten numbered sections of over 60 words and a date`, async ({ page }) => {
    await page.visit(path)
    const main = page.getByRole("main")
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(title)
    const regions = main.getByRole("region")
    await expect(regions.getByRole("heading", { level: 2 })).toHaveText(
      sections.map((section, index) => `${index + 1}. ${section}`),
    )
    for (const text of await regions.allTextContents()) {
      expect(text.split(/\s+/).length, `words of ${text.slice(0, 30)}`).toBeGreaterThan(60)
    }
    const shownDate = String(await main.getByRole("time").textContent())
    expect(shownDate).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
    const day = new Date(`${shownDate} UTC`).toISOString().slice(0, 10)
    await expect(main.getByRole("time")).toHaveAttribute("datetime", day)
  })
}
