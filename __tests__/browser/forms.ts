import type { Locator, Page } from "@playwright/test"
import site from "../content/site.json"

/** A stay over New Year, keyed by the booking form's labels. */
export const stay = {
  Destination: "Macau China",
  "Number of guests": "4",
  "Check-in date": "2026-12-30",
  "Check-out date": "2027-01-02",
}

/** A message, keyed by the contact form's labels. */
export const message = {
  Name: "Ada Lovelace",
  Email: "ada@analytical.example",
  Message: "Is the engine room open to guests?",
}

export const bookingForm = (page: Page): Locator =>
  page.getByRole("region", { name: site.booking.heading })

export const contactForm = (page: Page): Locator =>
  page.getByRole("region", { name: site.contact.heading })

export const sendButton = (form: Locator): Locator =>
  form.getByRole("button", { name: /^(Request Booking|Send Message)$/ })

/** Fills in fields, found by label. */
export async function fill(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = form.getByLabel(label, { exact: true })
    // In Debian's Firefox, `fill` appends to fields of these types, and React misses its input in number fields.
    if (/guests|Email/.test(label)) {
      await field.press("ControlOrMeta+a")
      await field.press("Delete")
    }
    if (await field.evaluate(it => it.localName === "select")) await field.selectOption(value)
    else if (label === "Number of guests") await field.pressSequentially(value)
    else await field.fill(value)
  }
}

/** Accepts every alert and records its message. */
export function recordAlerts(page: Page): string[] {
  const alerts: string[] = []
  page.on("dialog", async dialog => {
    alerts.push(dialog.message())
    await dialog.accept()
  })
  return alerts
}

/** Runs in the page: the smaller gap (px), from the header to a field's label or from the field to the window's bottom. */
export function clearanceOf(field: Element): number {
  const [label] = (field as HTMLInputElement).labels ?? []
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0
  const above = (label ?? field).getBoundingClientRect().top - header
  return Math.min(above, innerHeight - field.getBoundingClientRect().bottom)
}
