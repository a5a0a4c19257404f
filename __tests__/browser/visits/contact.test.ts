import site from "../../content/site.json"
import { expect, test } from "../fixtures"
import { contactForm, fill, message, recordAlerts, sendButton } from "../forms"
import { settledScroll, visit } from "../page-helpers"

test.use({ viewport: { width: 375, height: 800 } })

test("the contact form has the specified fields, with autocomplete", async ({ page }) => {
  await visit(page, "/")
  const form = contactForm(page)
  await expect(form.getByRole("textbox", { name: "Name" })).toHaveAttribute("autocomplete", "name")
  const email = form.getByRole("textbox", { name: "Email" })
  await expect(email).toHaveAttribute("type", "email")
  await expect(email).toHaveAttribute("autocomplete", "email")
  const text = form.getByRole("textbox", { name: "Message" })
  await expect(text).toHaveAttribute("rows", "6")
  await expect(form).toContainText(site.contact.privacy)
  await text.press("Enter")
  await expect(text).toHaveValue("\n")
})

test("an invalid message keeps its values, and its first error is focused", async ({ page }) => {
  const alerts = recordAlerts(page)
  await visit(page, "/")
  const form = contactForm(page)
  const written = { ...message, Email: "ada at analytical" }
  await fill(form, written)
  await sendButton(form).click()
  await expect(form.getByLabel("Email")).toBeFocused()
  await expect(form.getByLabel("Email")).toHaveAccessibleDescription(/such as name@example\.com/)
  for (const [label, text] of Object.entries(written)) {
    await expect(form.getByLabel(label)).toHaveValue(text)
  }
  for (const [label, error] of [
    ["Name", /your name/],
    ["Message", /a message/],
  ] as const) {
    await fill(form, { ...message, [label]: "" })
    await sendButton(form).click()
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(error)
  }
  expect(alerts).toEqual([])
})

test("the button stays in place when a field that loses the focus shows its error", async ({
  page,
}) => {
  await visit(page, "/")
  const form = contactForm(page)
  const send = sendButton(form)
  for (const [label, text] of Object.entries({ ...message, Message: "", Email: "ada" })) {
    await form.getByLabel(label).click()
    await form.getByLabel(label).fill(text)
    await settledScroll(page)
    const before = await send.boundingBox()
    // As if the pointer were pressed on the button and not yet released.
    await send.evaluate(button => {
      button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }))
      button.focus({ preventScroll: true })
    })
    expect(await send.boundingBox(), `after ${label}`).toEqual(before)
  }
  await expect(form.getByLabel("Email")).toHaveAccessibleDescription(/such as name@example\.com/)
})
