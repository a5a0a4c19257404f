import { graphql } from "gatsby"
import { HomeSection } from "./home-section"
import { HotelCard } from "./hotel-card"
import * as styles from "./hotels.module.css"
import { JumpButton } from "./jump-button"

export function Hotels({ siteCopy, allHotel }: Queries.HotelsFragment) {
  return (
    <HomeSection id="casino-hotels" texts={siteCopy.hotels}>
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers, Safari does not treat it as a list */}
      <ul role="list" className={styles.cards}>
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
    siteCopy {
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
