import { contactLinks, headerLinks, headlines, paths } from "../../specification"
import { expect, test } from "../fixtures"
import { bookingForm, contactForm, fill, message, sendButton, stay } from "../forms"
import { recordNavigations } from "../page-helpers"

test.use({ viewport: { width: 375, height: 800 } })

/** As content blockers do. CSS then takes scripting for enabled. */
const blocked = { expectedMessages: /policy/i, extraPolicy: "script-src 'none'" }

for (const [mode, options] of [
  ["without JavaScript", { javaScriptEnabled: false }],
  ["with scripts refused by a policy", blocked],
] as const) {
  test.describe(mode, () => {
    test.use(options)

    for (const path of paths) {
      test(`${path} is readable and all its links are visible`, async ({ page }) => {
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

    test("the first headline is shown, and no buttons that need scripts", async ({ page }) => {
      await page.goto("/")
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(String(headlines[0]))
      await expect(page.getByRole("spinbutton", { name: "Number of guests" })).toHaveValue("2")
      await expect(page.getByRole("button", { name: /guests$/ })).toHaveCount(0)
    })

    test("forms send nothing and show how to write or call", async ({ page }) => {
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

test.describe("in a browser that does not know the method of the forms", () => {
  // The site's own policy would stop the submission as well.
  test.use(blocked)

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
