/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server"
import { BookingForm } from "../../../src/components/booking-form"
import { ContactForm } from "../../../src/components/contact-form"
import { Hero } from "../../../src/components/hero"
import site from "../../content/site.json"

test("the HTML has the first headline, for visitors without JavaScript", () => {
  jest.spyOn(Math, "random").mockReturnValue(0.999)
  expect(renderToStaticMarkup(<Hero copy={site} />)).toMatch(
    /<h1[^>]*>Best Casino And Hotel Resort<\/h1>/,
  )
})

describe.each([
  ["booking", <BookingForm key="booking" copy={site} allDestination={{ nodes: [] }} />],
  ["contact", <ContactForm key="contact" copy={site} />],
])("the HTML of the %s form", (_name, form) => {
  const html = renderToStaticMarkup(form)

  test("sends nothing without JavaScript", () => {
    expect(html).toMatch(/^<form [^>]*method="dialog"/)
    expect(html).not.toMatch(/ (form)?action=/)
  })

  test("says without JavaScript how to write or call", () => {
    const [, line = ""] = /<div role="status"[^>]*>(.*?)<\/div>/.exec(html) ?? []
    expect(line).toContain("This form needs JavaScript")
    expect(line).toContain('href="mailto:info@marquisade.example"')
    expect(line).toContain('href="tel:+17025550148"')
  })
})
