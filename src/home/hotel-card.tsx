import { graphql } from "gatsby"
import { Photo } from "../photos/photo"
import * as styles from "./hotel-card.module.css"

/** A hotel's card, whose button includes the hotel in its accessible name. */
export function HotelCard({ hotel }: { hotel: Queries.HotelCardFragment }) {
  return (
    <li>
      <div className={styles.card}>
        <Photo hotel={hotel} />
        <h3 dir="auto">{hotel.name}</h3>
        <p className={`label ${styles.location}`}>{hotel.location.name}</p>
        <p className={styles.description}>{hotel.description}</p>
        <button type="button" className="label">
          Book Now <span className="visually-hidden">{hotel.name}</span>
        </button>
      </div>
    </li>
  )
}

export const query = graphql`
  fragment HotelCard on Hotel {
    ...Photo
    location { name }
    name
    description
  }
`
