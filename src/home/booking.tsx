import { graphql } from "gatsby"
import { BookingForm } from "../forms/booking-form"
import { Drawing } from "../ui/drawing"
import { HomeSection } from "./home-section"

export function Booking(data: Queries.BookingFragment) {
  return (
    <HomeSection id="booking" texts={data.siteCopy.booking} data-tone="dark">
      <BookingForm {...data} />
      <Drawing name="night" className="night" />
    </HomeSection>
  )
}

export const query = graphql`
  fragment Booking on Query {
    siteCopy {
      booking { label heading introduction }
    }
    ...BookingForm
  }
`
