import { readFileSync } from "node:fs"
import { fixChance, visit } from "../browser/steps"
import { publishedPublic } from "../test-site"
import { content, pages, prefix } from "./site"
import { expect, test } from "./test"

const home = `${prefix}/`

test("the hotels of the content have a card each, its destinations a choice and its legal texts a link, in order", async ({
  page,
}) => {
  await visit(page, home)
  const cards = page.locator("#casino-hotels").getByRole("listitem")
  await expect(cards.getByRole("heading")).toHaveText(content.hotels.map(({ name }) => name))
  await expect(cards).toContainText(content.hotels.map(({ location }) => location))
  await expect(cards.getByRole("button", { name: /^Book Now/ })).toHaveCount(content.hotels.length)
  const options = page.getByRole("combobox", { name: "Destination" }).getByRole("option")
  await expect(options).toHaveText([
    "Select destination",
    ...content.destinations.map(({ name }) => name),
  ])
  const legal = page.getByRole("navigation", { name: "Legal" }).getByRole("link")
  expect(await legal.evaluateAll(links => links.map(link => link.getAttribute("href")))).toEqual(
    content.legalPages.map(({ slug }) => `${prefix}/${slug}`),
  )
})

test("each headline of the content may be shown", async ({ page }) => {
  const { headlines } = content.site.hero
  for (const [index, headline] of headlines.entries()) {
    await fixChance(page, index / headlines.length)
    await visit(page, home)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline)
  }
})

test("the pages are the home page, and a page for each legal text of the content", () => {
  const slugs = content.legalPages.map(({ slug }) => `${prefix}/${slug}`)
  expect(pages.map(({ path }) => path).sort()).toEqual(
    [home, ...slugs, `${prefix}/no-such-page`].sort(),
  )
})

for (const { slug, title } of content.legalPages) {
  test(`${slug} has the sections of the content, numbered without a gap, and their contents`, async ({
    page,
  }) => {
    await visit(page, `${prefix}/${slug}`)
    const main = page.getByRole("main")
    const headings = content.headings(slug)
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(title)
    await expect(main.getByRole("region").getByRole("heading", { level: 2 })).toHaveText(
      headings.map((heading, index) => `${index + 1}. ${heading}`),
    )
    const contents = main.getByRole("navigation", { name: "Contents" })
    await expect(contents.getByRole("link")).toHaveText(headings)
  })
}

test("no header is set by two rules for one path: Cloudflare Pages would send both in one", () => {
  const rules = readFileSync(`${publishedPublic}/_headers`, "utf8").trim().split("\n\n")
  const paths = rules.map(rule => rule.split("\n")[0])
  expect(paths.filter(path => path?.endsWith("*"))).toEqual(["/*"])
  expect(new Set(paths).size).toBe(paths.length)
  const [general = [], ...others] = rules.map(rule => rule.match(/^ {2}[\w-]+/gm) ?? [])
  expect(others.flat().filter(name => (general as string[]).includes(name))).toEqual([])
})
