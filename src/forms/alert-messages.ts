import { dayAsNumber, quantity } from "./stay"

/** A booking request as submitted. */
export interface BookingRequest {
  destination: string
  guests: number
  /** The values of an `<input type="date">`: `2026-12-31` */
  checkIn: string
  checkOut: string
}

/** The alert after a booking request (specification, 9). */
export function bookingAlert({ destination, guests, checkIn, checkOut }: BookingRequest): string {
  return `Booking request submitted for ${destination}, from ${formatDate(checkIn)} to ${formatDate(checkOut)}, for ${quantity(guests, "guest")}.`
}

/** The alert after a contact message (specification, 9). A name with no visible character is valid, but omitted. */
export function contactAlert(name: string): string {
  const shown = name.replace(invisible, "").trim()
  const thanked = shown && `, ${rightToLeft.test(shown) ? `\u2068${shown}\u2069` : shown}`
  return `Thank you${thanked}. A reply will follow shortly.`
}

/** Invisible characters and direction overrides, but not joiners within words and emoji. */
const invisible =
  /(?!\u200C|\u200D|[\u{E0020}-\u{E007F}])[\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]|^(?:\u200C|\u200D)+$/gu

/** Right-to-left scripts: names in them are isolated, because they would reorder the sentence. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

function formatDate(day: string) {
  // Created on demand: on a phone it takes longer than all of the page's modules together.
  const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" })
  return format.format(dayAsNumber(day))
}
