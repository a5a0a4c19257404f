import { bookingAlert, contactAlert } from "../../../src/components/alerts"
import { moveTo, timeZones } from "../stand-ins/time-zone"

const request = {
  destination: "Monte Carlo Monaco",
  guests: 2,
  checkIn: "2026-12-31",
  checkOut: "2027-01-03",
}

describe.each(timeZones)("in %s", zone => {
  beforeAll(() => moveTo(zone))
  afterAll(() => moveTo())

  test.each([
    ["", {}, "from December 31, 2026 to January 3, 2027, for 2 guests."],
    [" by one guest", { guests: 1 }, "from December 31, 2026 to January 3, 2027, for 1 guest."],
    [
      " that ends before it begins",
      { checkIn: request.checkOut, checkOut: request.checkIn },
      "from January 3, 2027 to December 31, 2026, for 2 guests.",
    ],
    [
      " in years of five and six digits",
      { checkIn: "20262-12-30", checkOut: "275760-09-13" },
      "from December 30, 20262 to September 13, 275760, for 2 guests.",
    ],
  ])("a booking request%s is answered as it was chosen", (_kind, chosen, said) => {
    expect(bookingAlert({ ...request, ...chosen })).toBe(
      `Your booking request for Monte Carlo Monaco has been submitted, ${said}`,
    )
  })
})

test.each([
  ["Ada Lovelace", ", Ada Lovelace"],
  ["  Ada ", ", Ada"],
  ["", ""],
  ["\u00a0\t", ""],
])("a message from %j is thanked for, and a reply promised", (name, thanked) => {
  expect(contactAlert(name)).toBe(`Thank you${thanked}. A reply will follow shortly.`)
})
