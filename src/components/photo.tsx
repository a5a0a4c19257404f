import { graphql } from "gatsby"
import { Ornament } from "./ornament"
import * as styles from "./photo.module.css"

const panels = ["panel-c", "panel-a", "panel-b"] as const

/** The photo of the hotel's location, in front of a panel with the hotel's monogram. */
export function Photo({ hotel }: { hotel: Queries.PhotoFragment }) {
  const { images, width, height } = hotel.gatsbyImageData
  return (
    <div className={styles.frame} data-tone="dark">
      <Ornament name={panelOf(hotel.position)} className={styles.panel} />
      <span className={styles.monogram} aria-hidden="true">
        {monogram(hotel.name)}
      </span>
      <img
        ref={hideIfBroken}
        className={styles.photo}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        {...images.fallback}
        width={width}
        height={height}
        alt={hotel.imageAlt}
        onError={event => hideIfBroken(event.currentTarget)}
      />
    </div>
  )
}

/** Moves on by one panel with each row of three, so that no two alike are above each other. */
function panelOf(position: number) {
  const row = Math.floor((position - 1) / panels.length)
  return panels[(position + row) % panels.length]
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
