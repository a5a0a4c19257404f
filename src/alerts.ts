import { quantity } from "./stay"

/** A booking request as the form holds it when it is submitted. */
export interface BookingRequest {
  destination: string
  guests: number
  /** ISO date */
  checkIn: string
  /** ISO date */
  checkOut: string
}

/** What the alert says when a booking request is submitted (specification, 9). */
export function bookingAlert({ destination, guests, checkIn, checkOut }: BookingRequest): string {
  return `Your booking request for ${destination} has been submitted, from ${writtenDate(checkIn)} to ${writtenDate(checkOut)}, for ${quantity(guests, "guest")}.`
}

/** What the alert says when a contact message is submitted (specification, 9). */
export function contactAlert(name: string): string {
  return `Thank you, ${name.trim()}. A reply will follow shortly.`
}

/** ISO dates are read as UTC midnight, so they are written in UTC: the same day everywhere. */
function writtenDate(iso: string) {
  // Made when it is needed: it costs a phone more than all of the page's modules together.
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(
    Date.parse(iso),
  )
}
