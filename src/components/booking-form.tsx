import { graphql } from "gatsby"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { type BookingRequest, bookingAlert } from "../alerts"
import { nights, staySummary } from "../stay"
import { Field } from "./field"
import * as styles from "./form.module.css"
import { WithoutScript } from "./without-script"

export function BookingForm({ copy, allDestination }: Queries.BookingFormFragment) {
  const form = useRef<HTMLFormElement>(null)
  const [stay, setStay] = useState({ checkIn: "", checkOut: "", guests: 2 })

  // What was chosen before hydration is in the form already.
  useEffect(() => {
    if (form.current) setStay(readRequest(form.current))
  }, [])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    window.alert(bookingAlert(readRequest(event.currentTarget)))
  }

  return (
    // Outside a dialog the method `dialog` validates and sends nothing, with or without JavaScript.
    <form
      ref={form}
      className={styles.form}
      data-tone="light"
      method="dialog"
      onChange={event => setStay(readRequest(event.currentTarget))}
      onSubmit={submit}
    >
      <Field name="destination" label="Destination" refused="Please select a destination.">
        <select id="destination" name="destination" required>
          <option value="">Select destination</option>
          {allDestination.nodes.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </Field>
      <Field name="guests" label="Number of guests" refused="Please enter 1 to 10 guests.">
        <input id="guests" name="guests" type="number" min={1} max={10} defaultValue={2} required />
      </Field>
      <Field name="check-in" label="Check-in date" refused="Please choose a date.">
        <input id="check-in" name="check-in" type="date" autoComplete="off" required />
      </Field>
      <Field
        name="check-out"
        label="Check-out date"
        refused="Please choose a date."
        hint={
          nights(stay.checkIn, stay.checkOut) <= 0 &&
          "Check-out is not after check-in. You can send the request all the same."
        }
      >
        <input
          id="check-out"
          name="check-out"
          type="date"
          autoComplete="off"
          aria-describedby="check-out-hint"
          required
        />
      </Field>
      <p className={styles.privacy}>{copy.booking.privacy}</p>
      <WithoutScript copy={copy} />
      <div className={styles.close}>
        <output htmlFor="guests check-in check-out">
          {staySummary(stay.checkIn, stay.checkOut, stay.guests)}
        </output>
        <button type="submit" className="button">
          Request Booking
        </button>
      </div>
    </form>
  )
}

function readRequest(form: HTMLFormElement): BookingRequest {
  const fields = new FormData(form)
  return {
    destination: String(fields.get("destination")),
    guests: Number(fields.get("guests")),
    checkIn: String(fields.get("check-in")),
    checkOut: String(fields.get("check-out")),
  }
}

export const query = graphql`
  fragment BookingForm on Query {
    allDestination(sort: { position: ASC }) {
      nodes {
        name
      }
    }
    copy {
      booking {
        privacy
      }
      ...WithoutScript
    }
  }
`
