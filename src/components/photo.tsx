import { graphql } from "gatsby"
import { Ornament } from "./ornament"
import * as styles from "./photo.module.css"

const panels = ["panel-c", "panel-a", "panel-b", "panel-d"] as const

/** The first photo is the widest: see `Hotels`. */
const leadSizes = "auto, (min-width: 44rem) 54vw, 92vw"

/** The photo of the hotel's location, in front of a panel with the hotel's monogram. */
export function Photo({ hotel }: { hotel: Queries.PhotoFragment }) {
  const { images, width, height } = hotel.gatsbyImageData
  return (
    <div className={styles.frame} data-tone="dark">
      {/* Four, so that no two alike are beside or above each other in rows of two and three. */}
      <Ornament name={panels[hotel.position % panels.length]} className={styles.panel} />
      <span className={styles.monogram} aria-hidden="true">
        {monogram(hotel.name)}
      </span>
      <img
        ref={hideIfBroken}
        className={styles.photo}
        loading="lazy"
        fetchPriority="low"
        decoding="async"
        referrerPolicy="no-referrer"
        {...images.fallback}
        sizes={hotel.position === 1 ? leadSizes : images.fallback?.sizes}
        width={width}
        height={height}
        alt={hotel.imageAlt}
        onError={event => hideIfBroken(event.currentTarget)}
      />
    </div>
  )
}

/** Uncovers the panel if the photo failed, even if that was before hydration. */
function hideIfBroken(photo: HTMLImageElement | null) {
  if (photo?.complete && photo.naturalWidth === 0) photo.hidden = true
}

/** The first letter of a hotel's name, without its article. */
export function monogram(name: string): string {
  const [letter = ""] = name.replace(/^the\s+/i, "")
  return letter.toUpperCase()
}

export const query = graphql`
  fragment Photo on Hotel {
    gatsbyImageData
    imageAlt
    name
    position
  }
`
