import site from "../../content/site.json"
import { contactLinks, headerLinks } from "../../specification"
import { expect, test } from "../fixtures"
import { message, stay } from "../forms"

test.use({ viewport: { width: 375, height: 800 } })

for (const [mode, options] of [
  ["without JavaScript", { javaScriptEnabled: false }],
  // As content blockers do; the media feature `scripting` still matches `enabled`.
  ["with scripts blocked by a policy", { expectedMessages: /policy/i }],
] as const) {
  test.describe(mode, () => {
    test.use(options)
    test.beforeEach(({ context }) =>
      context.route(/\/\/127\.0\.0\.1:\d+(?!.*\.\w+$)/, async route => {
        const response = await route.fetch()
        const headers = { ...response.headers(), "content-security-policy": "script-src 'none'" }
        return route.fulfill({ response, headers })
      }),
    )

    for (const path of ["/", "/terms"]) {
      test(`${path} is readable and its header links are visible`, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible()
        for (const [name] of headerLinks(path)) {
          const link = page.getByRole("banner").getByRole("link", { name, exact: true })
          await expect(link).toBeInViewport({ ratio: 0.9 })
        }
      })
    }

    test("the first headline shows, and forms ask visitors to write or call", async ({ page }) => {
      await page.goto("/")
      const title = page.getByRole("heading", { level: 1 })
      await expect(title).toHaveText(String(site.hero.headlines[0]))
      await page.getByRole("button", { name: "Start Playing", exact: true }).click()
      await expect(page.getByRole("heading", { name: "Casino hotels" })).toBeInViewport()
      // The steppers need scripts.
      await expect(page.getByRole("button", { name: /guests$/ })).toHaveCount(0)
      const navigations = page.recordNavigations()
      for (const [form, values] of [
        [page.bookingForm, stay],
        [page.contactForm, message],
      ] as const) {
        await page.fillIn(values)
        await page.sendButton(form).click()
        const line = form.getByRole("status").getByText("please write or call")
        await expect(line.getByRole("link")).toHaveText(contactLinks.map(([name]) => name))
        for (const [label, value] of Object.entries(values)) {
          await expect(form.getByLabel(label, { exact: true })).toHaveValue(value)
        }
      }
      expect(navigations).toEqual([])
    })
  })
}
