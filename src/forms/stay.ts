/** The allowed numbers of guests (specification, 9). */
export const [minGuests, maxGuests] = [1, 10]

const millisecondsPerDay = 86_400_000

/**
 * The `valueAsNumber` of an `<input type="date">` with this value (`2026-12-31`): UTC midnight in ms, NaN if empty. The
 * input accepts five-digit years, which `Date.parse` alone misreads.
 */
export function dayAsNumber(day: string): number {
  return Date.parse(day.length > 10 ? `+${day.padStart(12, "0")}` : day)
}

/**
 * Nights between two values of `<input type="date">`. Zero or less if check-out is not after check-in; NaN if either is
 * missing.
 */
export function nights(checkIn: string, checkOut: string): number {
  return (dayAsNumber(checkOut) - dayAsNumber(checkIn)) / millisecondsPerDay
}

/** A summary of the valid values: `2 guests`, `2 guests · 3 nights`. */
export function staySummary(checkIn: string, checkOut: string, guests: number): string {
  const isAllowed = Number.isInteger(guests) && guests >= minGuests && guests <= maxGuests
  const count = nights(checkIn, checkOut)
  const parts = [isAllowed && quantity(guests, "guest"), count > 0 && quantity(count, "night")]
  return parts.filter(Boolean).join(" · ")
}

/** A count with its noun: `1 guest`, `2 guests`. */
export function quantity(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`
}
