import { fireEvent, screen } from "@testing-library/react"
import { rememberBrowserValues } from "../../../src/browser/gatsby/remember-browser-values"
import { BookingForm } from "../../../src/forms/booking-form"
import { ContactForm } from "../../../src/forms/contact-form"
import { HomeSection } from "../../../src/home/home-section"
import { message, stay } from "../../browser/forms"
import destinations from "../../content/destinations.json"
import site from "../../content/site.json"
import { translate } from "../../translate"
import { openPage } from "../helpers/open-page"

const booking = (
  <HomeSection id="booking" texts={site.booking}>
    <BookingForm siteCopy={site} allDestination={{ nodes: destinations }} />
  </HomeSection>
)
const contact = (
  <HomeSection id="contact" texts={site.contact}>
    <ContactForm siteCopy={site} />
  </HomeSection>
)

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })
const fill = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) type(label, value)
}
const send = () => {
  const [form] = document.forms
  // Browsers validate before the submit event; jsdom does not support `method="dialog"`.
  const invalid = [...(form?.querySelectorAll<HTMLInputElement>(":invalid") ?? [])]
  expect(invalid.map(({ id, validationMessage }) => `${id}: ${validationMessage}`)).toEqual([])
  for (const { id } of form?.elements ?? []) expect(id in HTMLFormElement.prototype).toBe(false)
  fireEvent.submit(form as HTMLFormElement)
}
const expectValues = (values: Record<string, string | number>) => {
  for (const [label, value] of Object.entries(values)) expect(field(label)).toHaveValue(value)
}
const stayValues = { ...stay, "Number of guests": 4 }
const thanks = "Thank you, Ada Lovelace. A reply will follow shortly."

let alert: jest.SpyInstance

beforeEach(() => {
  self.typedInput.values.clear()
  self.typedInput.submitted.clear()
  alert = jest.spyOn(window, "alert").mockImplementation().mockClear()
})

test("the booking form lists all destinations, selects none, and starts with 2 guests", () => {
  openPage(booking).hydrate()
  const names = destinations.map(({ name }) => name)
  const { options } = screen.getByLabelText<HTMLSelectElement>("Destination")
  expect(Array.from(options, it => it.text)).toEqual(["Select destination", ...names])
  expectValues({ Destination: "", "Number of guests": 2 })
})

test("the contact form has its specified fields and a privacy note", () => {
  openPage(contact).hydrate()
  expect(field("Name")).toHaveAttribute("autocomplete", "name")
  expect(field("Email")).toHaveAttribute("type", "email")
  expect(field("Message")).toHaveAttribute("rows", "6")
  expect(screen.getByText(site.contact.privacy)).toBeInTheDocument()
})

test.each([
  ["2", "Fewer guests", 1, "1 guest"],
  ["1", "Fewer guests", 1, "1 guest"],
  ["10", "More guests", 10, "10 guests"],
])("with '%s' guests, clicking %s gives %d", (start, name, count, summary) => {
  openPage(booking).hydrate()
  type("Number of guests", start)
  fireEvent.click(screen.getByRole("button", { name }))
  expect(field("Number of guests")).toHaveValue(count)
  expect(screen.getAllByRole("status").at(-1)).toHaveTextContent(new RegExp(`^${summary}$`))
  const [fewer, more] = screen.getAllByRole("button", { name: /guests/ })
  expect(fewer).toHaveAttribute("aria-disabled", String(count === 1))
  expect(more).toHaveAttribute("aria-disabled", String(count === 10))
})

test("one alert repeats a booking request, and the form keeps its values", () => {
  openPage(booking).hydrate()
  fill(stay)
  send()
  const request =
    "Booking request submitted for Macau China, from December 30, 2026 to January 2, 2027, for 4 guests."
  expect(alert.mock.calls).toEqual([[request]])
  expectValues(stayValues)
})

test.each(["2026-12-29", "2026-12-30"])("a check-out on %s shows a hint and is accepted", day => {
  openPage(booking).hydrate()
  fill(stay)
  expect(field("Check-out date")).not.toHaveAccessibleDescription(/after/)
  type("Check-out date", day)
  expect(field("Check-out date")).toHaveAccessibleDescription(/should be after/)
  send()
  expect(alert).toHaveBeenCalledTimes(1)
})

test.each([
  ["2026-12-31T12:00Z", ""],
  ["2026-12-31T12:01Z", "Check\u2011in is in the past."],
])("at %s, a check-in on December 30 is accepted with the hint “%s”", (now, hint) => {
  const clock = jest.spyOn(Date, "now").mockReturnValue(Date.parse(now))
  openPage(booking).hydrate()
  fill(stay)
  expect(field("Check-in date")).toHaveAccessibleDescription(new RegExp(`year\\. ?${hint}$`))
  send()
  expect(alert).toHaveBeenCalledTimes(1)
  clock.mockRestore()
})

test("one alert thanks the sender of a message, and the form stays cleared", () => {
  const page = openPage(contact).hydrate()
  fill(message)
  send()
  expect(alert.mock.calls).toEqual([[thanks]])
  page.unmount()
  openPage(contact).hydrate()
  expectValues({ Name: "", Email: "", Message: "" })
  expect(alert).toHaveBeenCalledTimes(1)
})

test("after the alert, a form says, without announcing it, what to do next, until the visitor types", () => {
  openPage(booking).hydrate()
  fill(stay)
  send()
  const note = screen.getByText(site.booking.answered)
  expect(note.closest("[role=status], [aria-live], output")).toBeNull()
  fireEvent.click(screen.getByRole("button", { name: "More guests" }))
  expect(note).toHaveTextContent(site.booking.privacy)
})

test("hydration does not reassign a field's value, which would clear a half-typed date", () => {
  const page = openPage(booking)
  fill(stay)
  const set = jest.spyOn(field("Check-in date"), "value", "set")
  page.hydrate()
  expect(set).not.toHaveBeenCalled()
})

test("the booking form keeps its values when the visitor leaves the page and returns", () => {
  const page = openPage(booking).hydrate()
  fill(stay)
  page.unmount()
  openPage(booking).hydrate()
  expectValues(stayValues)
  expect(screen.getByText("4 guests · 3 nights")).toBeInTheDocument()
  expect(alert).not.toHaveBeenCalled()
})

describe.each([
  ["is translated", () => translate()],
  [
    "gets a password manager's element",
    () => document.querySelector("form input")?.after(document.createElement("div")),
  ],
])("when the page %s before hydration", (_event, change) => {
  test("values that were typed, or restored by the browser, are kept", () => {
    const page = openPage(booking)
    const { Destination, ...typed } = stay
    fill(typed)
    field("Destination").value = Destination
    rememberBrowserValues()
    change()
    page.hydrate({ mayDiffer: true })
    expectValues(stayValues)
    expect(screen.getByText("4 guests · 3 nights")).toBeInTheDocument()
  })

  test("a submitted message is answered once, with what the form then holds", () => {
    const page = openPage(contact)
    fill(message)
    send()
    type("Name", "Charles Babbage")
    send()
    expect(alert).not.toHaveBeenCalled()
    change()
    page.hydrate({ mayDiffer: true })
    expect(alert.mock.calls).toEqual([[thanks.replace("Ada Lovelace", "Charles Babbage")]])
    expectValues({ Name: "", Email: "", Message: "" })
  })
})
