import { runInThisContext } from "node:vm"
import { bookingAlert, contactAlert } from "../../../src/forms/alert-messages"
import { nights, staySummary } from "../../../src/forms/stay"

// Time zones on both sides of Greenwich, one of them with daylight saving time.
describe.each(["Pacific/Honolulu", "Europe/Berlin"])("in %s", zone => {
  beforeAll(() => {
    // Jest gives tests a copy of `process.env`, which does not affect the clock.
    runInThisContext(`process.env.TZ = "${zone}"`)
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
  })
  afterAll(() => runInThisContext("delete process.env.TZ"))

  test.each([
    ["the end of a year", "2026-12-31", "2027-01-03", 3],
    ["a leap day", "2028-02-27", "2028-03-01", 3],
    ["a clock change", "2027-03-27", "2027-03-29", 2],
  ])("nights over %s are counted correctly", (_stay, checkIn, checkOut, count) => {
    expect(nights({ checkIn, checkOut })).toBe(count)
  })

  test("the alert names the dates of a request", () => {
    const dates = { checkIn: "2026-12-31", checkOut: "2027-01-03" }
    expect(bookingAlert({ destination: "Singapore", guests: 1, ...dates })).toBe(
      "Booking request submitted for Singapore, from December 31, 2026 to January 3, 2027, for 1 guest.",
    )
  })
})

test.each([
  ["2026-06-10", "2026-06-13", 2, "2 guests · 3 nights"],
  ["2026-06-10", "2026-06-11", 1, "1 guest · 1 night"],
  ["2026-06-10", "", 10, "10 guests"],
  ["0026-06-10", "2026-06-13", 3, "3 guests"],
  ["2026-06-10", "2026-06-08", 2, "2 guests"],
  ["2026-06-10", "2026-06-13", 11, "3 nights"],
])("the summary of a stay from '%s' to '%s' for %d is '%s'", (checkIn, checkOut, guests, text) => {
  expect(staySummary({ checkIn, checkOut, guests })).toBe(text)
})

test.each([
  ["  Ada\tLovelace ", ", Ada Lovelace"],
  ["\u00a0\t", ""],
])("the alert thanks %j and promises a reply", (name, shownName) => {
  expect(contactAlert(name)).toBe(`Thank you${shownName}. A reply will follow shortly.`)
})
