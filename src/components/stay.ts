const millisecondsPerDay = 86_400_000

/**
 * A day as `<input type="date">` holds it (`2026-12-31`), as its `valueAsNumber`: UTC midnight, ms, the
 * same in every time zone. NaN while it is missing. `Date.parse` alone reads years of five digits, which
 * such fields accept, as something else.
 */
export function dayAsNumber(day: string): number {
  return Date.parse(day.length > 10 ? `+${day.padStart(12, "0")}` : day)
}

/**
 * Nights between two days as `<input type="date">` holds them. Zero or less where check-out is not
 * after check-in; NaN while a day is missing.
 */
export function nights(checkIn: string, checkOut: string): number {
  return (dayAsNumber(checkOut) - dayAsNumber(checkIn)) / millisecondsPerDay
}

/** The stay in a few words, such as `3 nights · 2 guests`: only what is known of it so far. */
export function staySummary(checkIn: string, checkOut: string, guests: number): string {
  const count = nights(checkIn, checkOut)
  return [count > 0 && quantity(count, "night"), guests > 0 && quantity(guests, "guest")]
    .filter(Boolean)
    .join(" · ")
}

/** A count with its English noun: `1 guest`, `2 guests`. */
export function quantity(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`
}
