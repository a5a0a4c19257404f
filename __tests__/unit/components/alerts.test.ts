import { type BookingRequest, bookingAlert, contactAlert } from "../../../src/components/alerts"
import { moveTo, timeZones } from "../stand-ins/time-zone"

const request: BookingRequest = {
  destination: "Monte Carlo Monaco",
  guests: 2,
  checkIn: "2026-12-31",
  checkOut: "2027-01-03",
}

describe("the booking alert", () => {
  test("says destination, written dates and guests", () => {
    expect(bookingAlert(request)).toBe(
      "Your booking request for Monte Carlo Monaco has been submitted, from December 31, 2026 to January 3, 2027, for 2 guests.",
    )
  })

  test("speaks of a single guest in the singular", () => {
    expect(bookingAlert({ ...request, guests: 1 })).toMatch(/for 1 guest\.$/)
  })

  test("says the days as chosen, whatever their order", () => {
    const { checkIn, checkOut } = request
    expect(bookingAlert({ ...request, checkIn: checkOut, checkOut: checkIn })).toContain(
      "from January 3, 2027 to December 31, 2026",
    )
  })

  test("writes years of five and six digits", () => {
    expect(
      bookingAlert({ ...request, checkIn: "20262-12-30", checkOut: "275760-09-13" }),
    ).toContain("from December 30, 20262 to September 13, 275760")
  })

  describe.each(timeZones)("in %s", timeZone => {
    beforeEach(() => moveTo(timeZone))
    afterEach(() => moveTo())

    test("keeps December 31 on December 31", async () => {
      await jest.isolateModulesAsync(async () => {
        const visited = await import("../../../src/components/alerts")
        expect(visited.bookingAlert(request)).toContain("from December 31, 2026 to January 3, 2027")
      })
    })

    test("keeps December 30 of a year of five digits on December 30", () => {
      expect(bookingAlert({ ...request, checkOut: "20262-12-30" })).toContain(
        "to December 30, 20262",
      )
    })
  })
})

describe("the contact alert", () => {
  test("thanks the sender by name and promises a reply", () => {
    expect(contactAlert("Ada Lovelace")).toBe(
      "Thank you, Ada Lovelace. A reply will follow shortly.",
    )
  })

  test("leaves out the spaces around a name", () => {
    expect(contactAlert("  Ada ")).toMatch(/^Thank you, Ada\. /)
  })

  test.each(["", "  ", "\u00a0\t"])("thanks without a name where it is %j", name => {
    expect(contactAlert(name)).toBe("Thank you. A reply will follow shortly.")
  })
})
