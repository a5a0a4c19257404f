import { specification } from "../../src/content/rules/specification"
import { expectToBeAt, visit } from "./steps"
import { expect, test } from "./test"

const pages = [
  {
    path: "/terms",
    title: "Terms and Conditions",
    sections: specification.legal.terms,
  },
  {
    path: "/privacy",
    title: "Privacy Policy",
    sections: specification.legal.privacy,
  },
]

for (const { path, title, sections } of pages) {
  const headings = sections.map((section, index) => `${index + 1}. ${section}`)

  test(`${path} has ten numbered sections in order, each of 60 words or more`, async ({ page }) => {
    await visit(page, path)
    const main = page.getByRole("main")
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(title)
    await expect(main.getByRole("region").getByRole("heading", { level: 2 })).toHaveText(headings)
    for (const name of headings) {
      const text = await main.getByRole("region", { name }).locator("p, li").allInnerTexts()
      expect(text.join(" ").split(/\s+/).length, `words of ${name}`).toBeGreaterThanOrEqual(60)
    }
  })

  test(`${path} says when it was last updated`, async ({ page }) => {
    await visit(page, path)
    const date = page.getByText(/^Last updated/).getByRole("time")
    await expect(date).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
    const [machine, written] = [await date.getAttribute("datetime"), await date.textContent()]
    expect(machine).toBe(new Date(`${written} UTC`).toISOString().slice(0, 10))
  })

  test(`a static host answers ${path} at once, without a redirect`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(200)
    expect(response.headers()["content-type"]).toContain("text/html")
    expect(await response.text()).toContain(`<h1>${title}</h1>`)
  })

  for (const width of [375, 1280]) {
    test.describe(`${width} px wide`, () => {
      test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: "reduce" } })

      test(`the contents of ${path} lead to its sections`, async ({ page }) => {
        await visit(page, path)
        const links = page.getByRole("navigation", { name: "Contents" }).getByRole("link")
        await expect(links).toHaveText(sections)
        for (const [index, name] of headings.entries()) {
          const anchor = await links.nth(index).getAttribute("href")
          await links.nth(index).click()
          await expect(page).toHaveURL(`${path}${anchor}`)
          await expect(page.getByRole("region", { name })).toBeFocused()
          await expectToBeAt(page, String(anchor).slice(1))
        }
      })

      test(`each section of ${path} has a link of its own, and opens at it`, async ({ page }) => {
        await visit(page, path)
        for (const name of headings) {
          const heading = page.getByRole("heading", { name })
          const address = await heading.getByRole("link").getAttribute("href")
          expect(address).toMatch(/^#[a-z-]+$/)
          await page.goto("about:blank")
          await visit(page, `${path}${address}`)
          await expectToBeAt(page, String(address).slice(1))
        }
      })
    })
  }

  test(`${path} prints as its text alone`, async ({ page }) => {
    await visit(page, path)
    await page.emulateMedia({ media: "print" })
    await expect(page.getByRole("banner")).toBeHidden()
    await expect(page.getByRole("navigation", { name: "Contents" })).toBeHidden()
    await expect(page.getByRole("contentinfo")).toBeHidden()
    for (const name of headings) await expect(page.getByRole("heading", { name })).toBeVisible()
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)")
  })
}
