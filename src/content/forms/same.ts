/** Whether two values are equal, in whichever order their fields stand. */
export function same(one: unknown, other: unknown): boolean {
  return keyOf(one) === keyOf(other)
}

/** A text that two values share if they are equal. */
export function keyOf(value: unknown): string {
  return JSON.stringify(value, (_name, part) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
