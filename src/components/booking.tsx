import { graphql } from "gatsby"
import * as styles from "./booking.module.css"
import { BookingForm } from "./booking-form"
import { Ornament } from "./ornament"
import { Section } from "./section"
import { SectionHeading } from "./section-heading"

export function Booking(data: Queries.BookingFragment) {
  const { promises, ...opening } = data.copy.booking
  return (
    <Section id="booking" className={`backdrop ${styles.booking}`} data-tone="dark">
      <Ornament name="fans" className={styles.fans} />
      <SectionHeading id="booking" {...opening}>
        <ul className={styles.promises}>
          {promises.map(promise => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      </SectionHeading>
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
        promises
      }
    }
    ...BookingForm
  }
`
