import { graphql } from "gatsby"
import { Photo } from "../photos/photo"
import * as styles from "./hotel-card.module.css"

/** A hotel's card, whose button includes the hotel in its accessible name. */
export function HotelCard({ hotel }: { hotel: Queries.HotelCardFragment }) {
  const nameId = `hotel-${hotel.position}`
  const buttonId = `${nameId}-book`
  return (
    <li>
      <div className={styles.card}>
        <Photo hotel={hotel} />
        <h3 id={nameId} dir="auto">
          {hotel.name}
        </h3>
        <p className={`label ${styles.location}`}>{hotel.location.name}</p>
        <p className={styles.description}>{hotel.description}</p>
        <button
          type="button"
          id={buttonId}
          className="label"
          aria-labelledby={`${buttonId} ${nameId}`}
        >
          Book Now
        </button>
      </div>
    </li>
  )
}

export const query = graphql`
  fragment HotelCard on Hotel {
    position
    ...Photo
    location { name }
    name
    description
  }
`
