import type { Locator, Page } from "@playwright/test"
import site from "../content/site.json"

/** A stay over the turn of the year, by the labels of the booking form. */
export const stay = {
  Destination: "Macau China",
  "Number of guests": "4",
  "Check-in date": "2026-12-30",
  "Check-out date": "2027-01-02",
}

/** A message, by the labels of the contact form. */
export const message = {
  Name: "Ada Lovelace",
  Email: "ada@analytical.example",
  Message: "Is the engine room open to guests?",
}

export const bookingForm = (page: Page): Locator =>
  page.getByRole("region", { name: site.booking.heading })

export const contactForm = (page: Page): Locator =>
  page.getByRole("region", { name: site.contact.heading })

/** The button that sends a form, whatever it says at the moment. */
export const sendButton = (form: Locator): Locator =>
  form.getByRole("button", { name: /^(Request Booking|Send Message|Preparing…)$/ })

/** Fills in fields by their labels. */
export async function fill(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = form.getByLabel(label, { exact: true })
    // In the stock Firefox, Playwright's `fill` adds to what fields of these types hold, and no number notices it.
    if (/guests|Email/.test(label)) {
      await field.press("ControlOrMeta+a")
      await field.press("Delete")
    }
    if (label === "Destination") await field.selectOption(value)
    else if (label === "Number of guests") await field.pressSequentially(value)
    else await field.fill(value)
  }
}

/** Confirms every alert and records its message. */
export function recordAlerts(page: Page): string[] {
  const alerts: string[] = []
  page.on("dialog", async dialog => {
    alerts.push(dialog.message())
    await dialog.accept()
  })
  return alerts
}

/** Runs in the page with a field: px by which its label is below the header, and it above the window's end. */
export function clearanceOf(field: Element): number {
  const [label] = (field as HTMLInputElement).labels ?? []
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0
  const above = (label ?? field).getBoundingClientRect().top - header
  return Math.min(above, innerHeight - field.getBoundingClientRect().bottom)
}
