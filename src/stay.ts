const millisecondsPerDay = 86_400_000

/**
 * Nights between two ISO dates (`2026-12-31`), as an `<input type="date">` holds them.
 * Zero or less where check-out is not after check-in; NaN while a date is missing.
 * ISO dates are read as UTC, so neither a time zone nor daylight saving alters the count.
 */
export function nights(checkIn: string, checkOut: string): number {
  return (Date.parse(checkOut) - Date.parse(checkIn)) / millisecondsPerDay
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
