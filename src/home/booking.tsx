import { graphql } from "gatsby"
import { BookingForm } from "../forms/booking-form"
import { HomeSection } from "./home-section"
import { SectionHeading } from "./section-heading"

export function Booking(data: Queries.BookingFragment) {
  return (
    <HomeSection id="booking" data-tone="dark">
      <SectionHeading id="booking" {...data.copy.booking} sideBySide />
      <BookingForm {...data} />
    </HomeSection>
  )
}

export const query = graphql`
  fragment Booking on Query {
    copy {
      booking { label heading introduction }
    }
    ...BookingForm
  }
`
