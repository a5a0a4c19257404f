import { graphql } from "gatsby"
import { Drawing } from "../ui/drawing"
import * as styles from "./about.module.css"
import { HomeSection } from "./home-section"

export function About({ about, siteCopy, hotels, destinations }: Queries.AboutFragment) {
  const facts = {
    Established: siteCopy.established,
    Headquarters: siteCopy.headquarters,
    "Featured hotels": hotels.totalCount,
    "Destinations to request": destinations.totalCount,
  }
  return (
    <HomeSection id="about" texts={about} className={styles.about}>
      <div className={`prose ${styles.story}`} dangerouslySetInnerHTML={{ __html: about.html }} />
      <div className={`arch ${styles.casino}`} data-tone="dark">
        <Drawing name="skyline" />
      </div>
      <dl className={styles.facts}>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </HomeSection>
  )
}

export const query = graphql`
  fragment About on Query {
    about { label heading html }
    siteCopy { established headquarters }
    hotels: allHotel { totalCount }
    destinations: allDestination { totalCount }
  }
`
