import { pluralize } from "./stay"

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
  return `Booking request submitted for ${destination}, from ${formatDate(checkIn)} to ${formatDate(checkOut)}, for ${pluralize(guests, "guest")}.`
}

/** The alert after a contact message (specification, 9). A blank name is valid, but left out. */
export function contactAlert(name: string): string {
  const shown = name.replace(/\s+/g, " ").trim()
  const thanked = shown && `, ${shown}`
  return `Thank you${thanked}. A reply will follow shortly.`
}

function formatDate(day: string) {
  // Created on demand: on a phone it takes longer than all of the page's modules together.
  const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" })
  return format.format(Date.parse(day))
}
