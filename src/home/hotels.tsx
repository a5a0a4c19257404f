import { graphql } from "gatsby"
import { HomeSection } from "./home-section"
import { HotelCard } from "./hotel-card"
import * as styles from "./hotels.module.css"
import { JumpButton } from "./jump-button"

export function Hotels({ copy, allHotel }: Queries.HotelsFragment) {
  const { length } = allHotel.nodes
  return (
    <HomeSection id="casino-hotels" copy={copy.hotels}>
      {/* The number of hotels decides how many are in a row (hotels.module.css). */}
      <ul
        // biome-ignore lint/a11y/noRedundantRoles: without markers, Safari does not treat it as a list
        role="list"
        className={styles.cards}
        data-odd={length % 2 === 1}
        data-one-left={length % 3 === 1}
      >
        {allHotel.nodes.map(hotel => (
          <HotelCard key={hotel.position} hotel={hotel} />
        ))}
      </ul>
      <JumpButton to="casino-hotels" className={styles.viewAll}>
        View All Casino Hotels
      </JumpButton>
    </HomeSection>
  )
}

export const query = graphql`
  fragment Hotels on Query {
    copy {
      hotels { label heading introduction }
    }
    allHotel(sort: { position: ASC }) {
      nodes {
        position
        ...HotelCard
      }
    }
  }
`
