import { runInThisContext } from "node:vm"

/** One on each side of Greenwich, and one with daylight saving. */
export const timeZones = ["Pacific/Honolulu", "Europe/Berlin", "Pacific/Kiritimati"]

const home = process.env.TZ

/**
 * Moves the machine to a time zone; without one, back home. Jest gives tests a copy of
 * `process.env`, which the clock does not heed, so this sets the one outside.
 */
export function moveTo(timeZone = home): void {
  runInThisContext(
    timeZone ? `process.env.TZ = ${JSON.stringify(timeZone)}` : "delete process.env.TZ",
  )
  if (timeZone && Intl.DateTimeFormat().resolvedOptions().timeZone !== timeZone) {
    throw new Error(`The machine did not move to ${timeZone}`)
  }
}
