import { graphql } from "gatsby"
import { BookingForm } from "../forms/booking-form"
import { Section } from "../ui/section"
import { SectionHeading } from "../ui/section-heading"

export function Booking(data: Queries.BookingFragment) {
  return (
    <Section id="booking" data-tone="dark">
      <SectionHeading id="booking" {...data.copy.booking} sideBySide />
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
