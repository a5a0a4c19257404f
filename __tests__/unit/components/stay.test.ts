import { nights, staySummary } from "../../../src/components/stay"

test.each([
  ["one evening", "2026-06-10", "2026-06-11", 1],
  ["the end of a year", "2026-12-30", "2027-01-02", 3],
  ["a leap day", "2028-02-27", "2028-03-01", 3],
  ["a year of five digits", "20262-12-30", "20263-01-02", 3],
  ["the last days that a field takes", "275760-09-12", "275760-09-13", 1],
  ["the first years", "0099-12-31", "0100-01-01", 1],
  ["a stay that ends on the day of check-in", "2026-06-10", "2026-06-10", 0],
  ["a stay that ends before check-in", "2026-06-10", "2026-06-08", -2],
  ["a stay without check-in", "", "2026-06-10", Number.NaN],
  ["a stay without check-out", "2026-06-10", "", Number.NaN],
])("nights are counted over %s", (_stay, checkIn, checkOut, count) => {
  expect(nights(checkIn, checkOut)).toBe(count)
})

test.each([
  ["2026-06-10", "2026-06-13", 2, "3 nights · 2 guests"],
  ["2026-06-10", "2026-06-11", 1, "1 night · 1 guest"],
  ["", "", 2, "2 guests"],
  ["2026-06-10", "2026-06-10", 2, "2 guests"],
  ["2026-06-10", "2026-06-08", 2, "2 guests"],
  ["2026-06-10", "2026-06-13", 0, "3 nights"],
  ["2026-06-10", "2026-06-13", -1, "3 nights"],
  ["2026-06-10", "2026-06-13", Number.NaN, "3 nights"],
  ["", "", 0, ""],
])("the summary of a stay from '%s' to '%s' of %d is '%s'", (checkIn, checkOut, guests, words) => {
  expect(staySummary(checkIn, checkOut, guests)).toBe(words)
})
