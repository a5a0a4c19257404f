import site from "../../content/site.json"
import { contactLinks, headerLinks, paths } from "../../specification"
import { expect, test } from "../fixtures"
import { bookingForm, contactForm, fill, message, sendButton, stay } from "../forms"
import { recordNavigations } from "../page-helpers"

test.use({ viewport: { width: 375, height: 800 } })

/** Blocks scripts as content blockers do; the media feature `scripting` still matches `enabled`. */
const scriptBlocker = { expectedMessages: /policy/i, policy: "script-src 'none'" }

for (const [mode, options] of [
  ["without JavaScript", { javaScriptEnabled: false }],
  ["with scripts blocked by a policy", scriptBlocker],
] as const) {
  test.describe(mode, () => {
    test.use(options)

    for (const path of paths) {
      test(`${path} is readable and its header links are visible`, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible()
        for (const [name] of headerLinks(path)) {
          const link = page.getByRole("banner").getByRole("link", { name, exact: true })
          await expect(link).toBeInViewport({ ratio: 0.9 })
        }
      })
    }

    for (const name of ["Start Playing", "View All Casino Hotels"]) {
      test(`${name} jumps to the hotels`, async ({ page }) => {
        await page.goto("/")
        await page.getByRole("button", { name, exact: true }).click()
        await expect(page).toHaveURL("/#casino-hotels")
        await expect(page.getByRole("heading", { name: "Casino hotels" })).toBeInViewport()
      })
    }

    test("the first headline is shown, and script-only buttons are hidden", async ({ page }) => {
      await page.goto("/")
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        String(site.hero.headlines[0]),
      )
      await expect(page.getByRole("spinbutton", { name: "Number of guests" })).toHaveValue("2")
      await expect(page.getByRole("button", { name: /guests$/ })).toHaveCount(0)
    })

    test("forms send nothing and ask visitors to write or call", async ({ page }) => {
      await page.goto("/")
      const navigations = recordNavigations(page)
      for (const [form, values] of [
        [bookingForm(page), stay],
        [contactForm(page), message],
      ] as const) {
        await fill(form, values)
        await sendButton(form).click()
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

test.describe("in a browser without the form method `dialog` (Safari before 15.4)", () => {
  // The site's own policy would stop the submission.
  test.use(scriptBlocker)

  test("no value leaves the page", async ({ page }) => {
    for (const [formOf, values] of [
      [contactForm, message],
      [bookingForm, stay],
    ] as const) {
      await page.goto("/")
      const form = formOf(page)
      await form.locator("form").evaluate(element => element.setAttribute("method", "get"))
      await fill(form, values)
      await sendButton(form).click()
      await expect(page).toHaveURL("/?")
    }
  })
})
