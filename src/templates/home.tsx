import { graphql, type HeadProps } from "gatsby"
import { PageHead } from "../head/page-head"
import { About } from "../home/about"
import { Booking } from "../home/booking"
import { Contact } from "../home/contact"
import { Hero } from "../home/hero"
import { Hotels } from "../home/hotels"

export default function Home({ data }: { data: Queries.HomeQuery }) {
  return (
    <main id="main" tabIndex={-1}>
      <Hero {...data} />
      <Hotels {...data} />
      <Booking {...data} />
      <About {...data} />
      <Contact {...data} />
    </main>
  )
}

export const Head = ({ data }: HeadProps<Queries.HomeQuery>) => (
  <PageHead
    {...data}
    title={data.siteCopy.title}
    description={data.siteCopy.description}
    pathname="/"
  />
)

export const query = graphql`
  query Home {
    siteCopy { title description }
    ...PageHead
    ...StructuredData
    ...Layout
    ...Hero
    ...Hotels
    ...Booking
    ...About
    ...Contact
    ...PhotoCredits
  }
`
