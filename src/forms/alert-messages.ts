import { dayAsNumber, quantity } from "./stay"

/** A booking request as submitted. */
export interface BookingRequest {
  destination: string
  guests: number
  /** The value of an `<input type="date">`: `2026-12-31` */
  checkIn: string
  /** The same format */
  checkOut: string
}

/** The alert after a booking request (specification, 9). */
export function bookingAlert({ destination, guests, checkIn, checkOut }: BookingRequest): string {
  return `Booking request submitted for ${destination}, from ${formatDate(checkIn)} to ${formatDate(checkOut)}, for ${quantity(guests, "guest")}.`
}

/** The alert after a contact message (specification, 9). A name of spaces only is valid, but not mentioned. */
export function contactAlert(name: string): string {
  const thanked = name.trim() && `, ${name.trim()}`
  return `Thank you${thanked}. A reply will follow shortly.`
}

function formatDate(day: string) {
  // Created on demand, since on a phone it takes longer than all of the page's modules together.
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(
    dayAsNumber(day),
  )
}
