import { contactLinks, headerLinks, headlines, paths } from "../../specification"
import { expect, test } from "../fixtures"
import { bookingForm, contactForm, fill, message, sendButton, stay } from "../forms"

test.use({ viewport: { width: 375, height: 800 } })

const modes = [
  ["without JavaScript", { javaScriptEnabled: false }],
  // As content blockers do. CSS then takes scripting for enabled.
  [
    "with scripts refused by a policy",
    { expectedMessages: /policy/i, extraPolicy: "script-src 'none'" },
  ],
] as const

for (const [mode, options] of modes)
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

    test("buttons jump to sections and no script loads", async ({ page }) => {
      const requested: string[] = []
      page.on("request", request => requested.push(new URL(request.url()).pathname))
      await page.goto("/", { waitUntil: "networkidle" })
      expect(requested.filter(path => /\.js(on)?$/.test(path))).toEqual([])
      for (const name of ["Start Playing", "View All Casino Hotels"]) {
        await page.goto("/")
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(String(headlines[0]))
        await page.getByRole("button", { name, exact: true }).click()
        await expect(page).toHaveURL("/#casino-hotels")
        await expect(page.getByRole("heading", { name: "Casino hotels" })).toBeInViewport()
      }
      // Buttons that need scripts are hidden.
      await expect(page.getByRole("spinbutton", { name: "Number of guests" })).toHaveValue("2")
      await expect(page.getByRole("button", { name: /guests$/ })).toHaveCount(0)
    })

    test("forms send nothing and show how to write or call", async ({ page }) => {
      const requests: string[] = []
      page.on("request", request => requests.push(request.url()))
      await page.goto("/")
      await fill(bookingForm(page), stay)
      await fill(contactForm(page), message)
      const before = requests.filter(url => !url.startsWith("https:")).length
      for (const form of [bookingForm(page), contactForm(page)]) await sendButton(form).click()
      await expect(page).toHaveURL("/")
      await expect(contactForm(page).getByLabel("Message")).toHaveValue(message.Message)
      await expect(bookingForm(page).getByLabel("Destination")).toHaveValue(stay.Destination)
      expect(requests.filter(url => !url.startsWith("https:"))).toHaveLength(before)
      for (const form of [bookingForm(page), contactForm(page)]) {
        const line = form.getByRole("status").getByText("please write or call")
        await expect(line.getByRole("link")).toHaveText(contactLinks.map(([name]) => name))
      }
    })
  })

test.describe("in a browser that does not know the method of the forms", () => {
  // The site's own policy would stop the submission as well.
  test.use({ extraPolicy: "script-src 'none'", expectedMessages: /policy/i })

  test("no value leaves the page", async ({ page }) => {
    const urls: string[] = []
    page.on("request", request => urls.push(request.url()))
    await page.goto("/")
    for (const [form, values] of [
      [contactForm(page), message],
      [bookingForm(page), stay],
    ] as const) {
      await form.locator("form").evaluate(element => element.setAttribute("method", "get"))
      await fill(form, values)
      await sendButton(form).click()
      await expect(page).toHaveURL("/?")
      await page.goto("/")
    }
    expect(urls.filter(url => /Ada|analytical|engine|Macau|2026|2027/.test(url))).toEqual([])
  })
})
