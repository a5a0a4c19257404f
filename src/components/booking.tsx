import { graphql } from "gatsby"
import * as styles from "./booking.module.css"
import { BookingForm } from "./booking-form"
import { Section } from "./section"
import { SectionHeading } from "./section-heading"

export function Booking(data: Queries.BookingFragment) {
  return (
    <Section id="booking" className={styles.booking} data-tone="dark">
      <SectionHeading id="booking" {...data.copy.booking} />
      <BookingForm {...data} />
    </Section>
  )
}

export const query = graphql`
  fragment Booking on Query {
    copy {
      booking {
        label
        heading
        introduction
      }
    }
    ...BookingForm
  }
`
