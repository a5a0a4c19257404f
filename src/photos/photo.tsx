import { graphql } from "gatsby"
import { Drawing } from "../ui/drawing"
import * as styles from "./photo.module.css"

/** The photo of the hotel's location. If it fails, the fanlight with the hotel's monogram behind it shows. */
export function Photo({ hotel }: { hotel: Queries.PhotoFragment }) {
  const { images, width, height } = hotel.gatsbyImageData
  return (
    // Another photo gets an element of its own, which is not hidden.
    <div key={images.fallback?.src} className={`arch ${styles.frame}`} data-tone="dark">
      <Drawing name="fanlight" />
      <span className={styles.monogram} aria-hidden="true">
        {monogram(hotel.name)}
      </span>
      <img
        ref={onMount}
        className={styles.photo}
        loading="lazy"
        fetchPriority="low"
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

/** The photo may have failed before hydration. */
function onMount(photo: HTMLImageElement) {
  hideIfBroken(photo)
  // Chromium keeps a lazy photo in memory and, if it is still there, the page around it.
  return () => photo.remove()
}

function hideIfBroken(photo: HTMLImageElement) {
  if (photo.complete && photo.naturalWidth === 0) photo.hidden = true
}

/** The first letter of a hotel's name, without its article. */
function monogram(name: string): string {
  const [letter = ""] = name.replace(/^the\s+/i, "")
  return letter.toUpperCase()
}

export const query = graphql`
  fragment Photo on Hotel { gatsbyImageData imageAlt name }
`
