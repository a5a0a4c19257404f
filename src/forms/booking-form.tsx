import { graphql } from "gatsby"
import { useState } from "react"
import { type BookingRequest, bookingAlert } from "./alert-messages"
import { Field } from "./field"
import * as styles from "./form.module.css"
import { FormNote, ScriptFallback } from "./form-note"
import { dateLimits, guestLimits, isPast, nights, type Stay, staySummary } from "./stay"
import { readValue, useSubmission } from "./use-submission"

const { min, max, initial } = guestLimits

/** @param name With a hyphen that does not break (\u2011), as in the hints */
const dateError = (name: string) => `Enter a ${name} date with a four-digit year.`

export function BookingForm({ siteCopy, allDestination }: Queries.BookingFormFragment) {
  const [stay, setStay] = useState<Stay>({ checkIn: "", checkOut: "", guests: initial })
  const { isAnswered, formProps } = useSubmission({
    onRestored: form => setStay(readRequest(form)),
    onAnswer: form => alert(bookingAlert(readRequest(form))),
  })

  return (
    <form
      id="booking-form"
      className={styles.form}
      data-tone="light"
      onChange={event => setStay(readRequest(event.currentTarget))}
      {...formProps}
    >
      <p className={styles.required}>All fields are required.</p>
      <div className={styles.fields}>
        <Field id="destination" label="Destination" error="Select a destination.">
          {control => (
            <select {...control} required>
              <option value="">Select destination</option>
              {allDestination.nodes.map(({ name }) => (
                // Translators change the text but not the value.
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          id="guests"
          label="Number of guests"
          error={`Enter a whole number of guests from ${min} to ${max}.`}
        >
          {control => (
            <div className={styles.stepper}>
              <StepButton step="stepDown" name="Fewer guests" isAtLimit={stay.guests <= min} />
              <input
                {...control}
                required
                type="number"
                min={min}
                max={max}
                defaultValue={initial}
              />
              <StepButton step="stepUp" name="More guests" isAtLimit={stay.guests >= max} />
            </div>
          )}
        </Field>
        <Field
          id="check-in"
          label="Check-in date"
          error={dateError("check\u2011in")}
          hint={isPast(stay.checkIn) && "Check\u2011in is in the past."}
        >
          {control => <input {...control} {...dateLimits} required type="date" />}
        </Field>
        <Field
          id="check-out"
          label="Check-out date"
          error={dateError("check\u2011out")}
          hint={nights(stay) <= 0 && "Check\u2011out should be after check\u2011in."}
        >
          {control => <input {...control} {...dateLimits} required type="date" />}
        </Field>
      </div>
      <ScriptFallback siteCopy={siteCopy} />
      <div className={styles.actions}>
        <FormNote texts={siteCopy.booking} siteCopy={siteCopy} isAnswered={isAnswered} />
        <div className={`${styles.actions} ${styles.request}`}>
          <output htmlFor="guests check-in check-out" aria-live="off" suppressHydrationWarning>
            {staySummary(stay)}
          </output>
          <button type="submit" className="button">
            Request Booking
          </button>
        </div>
      </div>
    </form>
  )
}

type StepProps = { step: "stepUp" | "stepDown"; name: string; isAtLimit: boolean }

/** before-hydration.ts listens to these buttons, which work before React. */
const StepButton = ({ step, name, isAtLimit }: StepProps) => (
  <button
    type="button"
    className="button button-quiet"
    data-step={step}
    aria-label={name}
    aria-disabled={isAtLimit}
  >
    {step === "stepUp" ? "+" : "–"}
  </button>
)

const readRequest = (form: HTMLFormElement): BookingRequest => ({
  destination: readValue(form, "destination"),
  guests: Number(readValue(form, "guests")),
  checkIn: readValue(form, "check-in"),
  checkOut: readValue(form, "check-out"),
})

export const query = graphql`
  fragment BookingForm on Query {
    allDestination(sort: { position: ASC }) {
      nodes { name }
    }
    siteCopy {
      booking { privacy answered }
      ...FormNote
    }
  }
`
