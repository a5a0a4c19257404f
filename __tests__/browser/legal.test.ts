import { specification } from "../../src/content/rules/specification"
import { visit } from "./steps"
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

  test(`a static host answers ${path} at once, without a redirect`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(200)
    expect(response.headers()["content-type"]).toContain("text/html")
    expect(await response.text()).toContain(`<h1>${title}</h1>`)
  })

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
