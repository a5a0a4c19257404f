import { graphql } from "gatsby"
import * as styles from "./hotel-card.module.css"
import { Photo } from "./photo"

/** An item of the list of hotels. */
export function HotelCard({ hotel }: { hotel: Queries.HotelCardFragment }) {
  return (
    <li className={styles.card}>
      <Photo hotel={hotel} />
      <p className={`label ${styles.location}`}>{hotel.location.name}</p>
      <h3 dir="auto">{hotel.name}</h3>
      <p className={styles.description}>{hotel.description}</p>
      <button type="button" className="button button-quiet">
        Book Now <span className="visually-hidden">{`at ${hotel.name}`}</span>
      </button>
    </li>
  )
}

export const query = graphql`
  fragment HotelCard on Hotel {
    ...Photo
    location {
      name
    }
    name
    description
  }
`
