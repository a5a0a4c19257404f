import { runInThisContext } from "node:vm"

/** A zone on each side of Greenwich, and one with daylight saving time. */
export const timeZones = ["Pacific/Honolulu", "Europe/Berlin", "Pacific/Kiritimati"]

const home = process.env.TZ

/**
 * Sets the time zone, by default to the machine's. Jest gives tests a copy of `process.env`, which does not affect the
 * clock, so this sets the original.
 */
export function setTimeZone(timeZone = home): void {
  runInThisContext(
    timeZone ? `process.env.TZ = ${JSON.stringify(timeZone)}` : "delete process.env.TZ",
  )
  if (timeZone && Intl.DateTimeFormat().resolvedOptions().timeZone !== timeZone) {
    throw new Error(`The time zone did not change to ${timeZone}`)
  }
}
