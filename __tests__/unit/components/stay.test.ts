import { nights, quantity, staySummary } from "../../../src/components/stay"
import { moveTo, timeZones } from "../stand-ins/time-zone"

describe("the nights of a stay", () => {
  test.each([
    ["one evening", "2026-06-10", "2026-06-11", 1],
    ["a week", "2026-06-10", "2026-06-17", 7],
    ["the end of a month", "2026-04-29", "2026-05-02", 3],
    ["the end of a year", "2026-12-30", "2027-01-02", 3],
    ["the end of February", "2027-02-27", "2027-03-01", 2],
    ["a leap day", "2028-02-27", "2028-03-01", 3],
    ["a year of five digits", "20262-12-30", "20263-01-02", 3],
    ["the last days that a field takes", "275760-09-12", "275760-09-13", 1],
    ["the first years", "0099-12-31", "0100-01-01", 1],
  ])("are counted over %s", (_stay, checkIn, checkOut, count) => {
    expect(nights(checkIn, checkOut)).toBe(count)
  })

  test("are none when check-out is on the day of check-in", () => {
    expect(nights("2026-06-10", "2026-06-10")).toBe(0)
  })

  test("are fewer than none when check-out is before check-in", () => {
    expect(nights("2026-06-10", "2026-06-08")).toBe(-2)
  })

  test.each([
    ["check-in", "", "2026-06-10"],
    ["check-out", "2026-06-10", ""],
    ["either day", "", ""],
  ])("are not a number while %s is missing", (_missing, checkIn, checkOut) => {
    expect(nights(checkIn, checkOut)).toBeNaN()
  })

  describe.each(timeZones)("in %s", timeZone => {
    beforeEach(() => moveTo(timeZone))
    afterEach(() => moveTo())

    test.each([
      ["forward", "2026-03-28", "2026-03-30"],
      ["back", "2026-10-24", "2026-10-26"],
    ])("are whole when the clock goes %s", (_way, checkIn, checkOut) => {
      expect(nights(checkIn, checkOut)).toBe(2)
    })
  })
})

describe("the summary of a stay", () => {
  test("says nights and guests", () => {
    expect(staySummary("2026-06-10", "2026-06-13", 2)).toBe("3 nights · 2 guests")
  })

  test("speaks of one night and one guest in the singular", () => {
    expect(staySummary("2026-06-10", "2026-06-11", 1)).toBe("1 night · 1 guest")
  })

  test.each([
    ["no days are chosen", "", ""],
    ["check-out is on the day of check-in", "2026-06-10", "2026-06-10"],
    ["check-out is before check-in", "2026-06-10", "2026-06-08"],
  ])("leaves the nights out while %s", (_state, checkIn, checkOut) => {
    expect(staySummary(checkIn, checkOut, 2)).toBe("2 guests")
  })

  test.each([0, -1, Number.NaN])("leaves the guests out when their number is %d", guests => {
    expect(staySummary("2026-06-10", "2026-06-13", guests)).toBe("3 nights")
  })

  test("says nothing while nothing is known", () => {
    expect(staySummary("", "", 0)).toBe("")
  })
})

test.each([
  [0, "0 guests"],
  [1, "1 guest"],
  [2, "2 guests"],
])("a quantity of %d is written '%s'", (count, written) => {
  expect(quantity(count, "guest")).toBe(written)
})
