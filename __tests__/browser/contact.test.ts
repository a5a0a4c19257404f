import { contactForm, fill, message, noteAlerts } from "./forms"
import { visit } from "./steps"
import { expect, test } from "./test"

for (const [label, value] of Object.entries(message)) {
  test(`${label} is required: without it the message is refused`, async ({ page }) => {
    const alerts = noteAlerts(page)
    await visit(page, "/")
    const form = contactForm(page)
    await fill(form, { ...message, [label]: "" })
    await form.getByRole("button", { name: "Send Message" }).click()
    await expect(form.getByLabel(label)).toBeFocused()
    expect(alerts).toEqual([])
    await fill(form, { [label]: value })
    await form.getByRole("button", { name: "Send Message" }).click()
    expect(alerts).toHaveLength(1)
  })
}

test("what is no e-mail address is refused, and nothing is cleared", async ({ page }) => {
  const alerts = noteAlerts(page)
  await visit(page, "/")
  const form = contactForm(page)
  await expect(form.getByLabel("Email")).toHaveAttribute("type", "email")
  await fill(form, { ...message, Email: "ada at analytical" })
  await form.getByRole("button", { name: "Send Message" }).click()
  await expect(form.getByLabel("Email")).toBeFocused()
  expect(alerts).toEqual([])
  await expect(form.getByLabel("Message")).toHaveValue(message.Message)
})

test("the message is a multi-line field of 6 rows", async ({ page }) => {
  await visit(page, "/")
  const field = contactForm(page).getByRole("textbox", { name: "Message" })
  await expect(field).toHaveAttribute("rows", "6")
  await field.press("Enter")
  await expect(field).toHaveValue("\n")
})

test("name and e-mail can be filled in by the browser", async ({ page }) => {
  await visit(page, "/")
  const form = contactForm(page)
  await expect(form.getByLabel("Name")).toHaveAttribute("autocomplete", "name")
  await expect(form.getByLabel("Email")).toHaveAttribute("autocomplete", "email")
})

test("one alert thanks the sender by name and promises a reply; then the form is cleared", async ({
  page,
}) => {
  const alerts = noteAlerts(page)
  await visit(page, "/")
  const form = contactForm(page)
  await fill(form, message)
  await form.getByRole("button", { name: "Send Message" }).click()
  expect(alerts).toHaveLength(1)
  expect(alerts[0]).toMatch(/^alert: Thank you, Ada Lovelace\b.*\breply\b.*\bshortly\b/)
  for (const label of Object.keys(message)) await expect(form.getByLabel(label)).toHaveValue("")
})

test("Enter in a field sends the message as the button does", async ({ page }) => {
  const alerts = noteAlerts(page)
  await visit(page, "/")
  const form = contactForm(page)
  await fill(form, message)
  await form.getByLabel("Name").press("Enter")
  await expect(form.getByLabel("Name")).toHaveValue("")
  expect(alerts).toHaveLength(1)
})

test("the headquarters, an e-mail link and a telephone link stand beside the form", async ({
  page,
}) => {
  await visit(page, "/")
  const section = contactForm(page)
  const term = section.getByRole("term").filter({ hasText: "Headquarters" })
  await expect(term.locator("+ dd")).toHaveText("Las Vegas")
  await expect(section.getByRole("link", { name: "info@marquisade.example" })).toHaveAttribute(
    "href",
    "mailto:info@marquisade.example",
  )
  await expect(section.getByRole("link", { name: "+1 702 555 0148" })).toHaveAttribute(
    "href",
    "tel:+17025550148",
  )
})
