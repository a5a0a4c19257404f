import { pluralize, type Stay } from "./stay"

export interface BookingRequest extends Stay {
  destination: string
}

/** The alert after a booking request (specification, 9). */
export function bookingAlert({ destination, guests, checkIn, checkOut }: BookingRequest): string {
  return `Booking request submitted for ${destination}, from ${formatDate(checkIn)} to ${formatDate(checkOut)}, for ${pluralize(guests, "guest")}.`
}

/** The alert after a contact message (specification, 9). A blank name is valid, but left out. */
export function contactAlert(name: string): string {
  const sender = name.replace(/\s+/g, " ").trim()
  return `Thank you${sender && `, ${sender}`}. A reply will follow shortly.`
}

/** An ISO date in English, such as `December 31, 2026`. */
export function formatDate(day: string) {
  // Created on demand: on a phone it takes longer than all of the page's modules together.
  const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" })
  return format.format(Date.parse(day))
}
