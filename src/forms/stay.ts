/** The numbers of guests that the booking form accepts and starts with (specification, 9). */
export const guestLimits = { min: 1, max: 10, initial: 2 }

/** Dates have years of four digits: browsers take “26” for the year 26. */
export const dateLimits = { min: "1000-01-01", max: "9999-12-31" }

const millisecondsPerDay = 86_400_000

/**
 * Nights between two values of `<input type="date">`. Zero or less if check-out is not after check-in; NaN if either is
 * missing or has a shorter year.
 */
export function nights(checkIn: string, checkOut: string): number {
  const time = (day: string) => (day < dateLimits.min ? NaN : Date.parse(day))
  return (time(checkOut) - time(checkIn)) / millisecondsPerDay
}

/** A summary of the valid values: `2 guests`, `2 guests · 3 nights`. */
export function staySummary(checkIn: string, checkOut: string, guests: number): string {
  const { min, max } = guestLimits
  const isAllowed = Number.isInteger(guests) && guests >= min && guests <= max
  const count = nights(checkIn, checkOut)
  const parts = [isAllowed && pluralize(guests, "guest"), count > 0 && pluralize(count, "night")]
  return parts.filter(Boolean).join(" · ")
}

/** A count with its noun: `1 guest`, `2 guests`. */
export const pluralize = (count: number, noun: string) =>
  `${count} ${count === 1 ? noun : `${noun}s`}`
