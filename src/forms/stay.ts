/** What the summary of a booking request says. Its days are values of `<input type="date">`: `2026-12-31`. */
export interface Stay {
  guests: number
  checkIn: string
  checkOut: string
}

/** The numbers of guests that the booking form accepts and starts with (specification, 9). */
export const guestLimits = { min: 1, max: 10, initial: 2 }

/** Dates have years of four digits: browsers take “26” for the year 26. */
export const dateLimits = { min: "1000-01-01", max: "9999-12-31" }

const millisecondsPerDay = 86_400_000

/** NaN if the day is missing or has a shorter year. */
const time = (day: string) => (day < dateLimits.min ? NaN : Date.parse(day))

/** Zero or less if check-out is not after check-in; NaN if the time of either is. */
export const nights = ({ checkIn, checkOut }: Omit<Stay, "guests">) =>
  (time(checkOut) - time(checkIn)) / millisecondsPerDay

/** Whether a day is over everywhere on Earth: visitor and hotel may be in different time zones. */
export const isPast = (day: string) => time(day) < Date.now() - 1.5 * millisecondsPerDay

/** A summary of the valid values: `2 guests`, `2 guests · 3 nights`. */
export function staySummary({ guests, ...days }: Stay): string {
  const { min, max } = guestLimits
  const isAllowed = Number.isInteger(guests) && guests >= min && guests <= max
  const count = nights(days)
  const parts = [isAllowed && pluralize(guests, "guest"), count > 0 && pluralize(count, "night")]
  return parts.filter(Boolean).join(" · ")
}

/** A count with its noun: `1 guest`, `2 guests`. */
export const pluralize = (count: number, noun: string) =>
  `${count} ${count === 1 ? noun : `${noun}s`}`
