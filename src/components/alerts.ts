import { dayAsNumber, quantity } from "./stay"

/** A booking request as the form holds it when it is submitted. */
export interface BookingRequest {
  destination: string
  guests: number
  /** Day as `<input type="date">` holds it */
  checkIn: string
  /** Day, likewise */
  checkOut: string
}

/** What the alert says when a booking request is submitted (specification, 9). */
export function bookingAlert({ destination, guests, checkIn, checkOut }: BookingRequest): string {
  return `Your booking request for ${destination} has been submitted, from ${writtenDate(checkIn)} to ${writtenDate(checkOut)}, for ${quantity(guests, "guest")}.`
}

/**
 * What the alert says when a contact message is submitted (specification, 9). A name of blanks is
 * accepted, and thanked without it.
 */
export function contactAlert(name: string): string {
  const thanked = name.trim() && `, ${name.trim()}`
  return `Thank you${thanked}. A reply will follow shortly.`
}

function writtenDate(day: string) {
  // Made when it is needed: it costs a phone more than all of the page's modules together.
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(
    dayAsNumber(day),
  )
}
