import { graphql } from "gatsby"
import { headlineScript } from "../browser/inline/headline-script"
import { restoreTypedValues } from "../forms/restore-typed-values"
import { BootScript } from "../ui/boot-script"
import { Drawing } from "../ui/drawing"
import { HydrationBoundary } from "../ui/hydration-boundary"
import * as styles from "./hero.module.css"
import { JumpButton } from "./jump-button"

export function Hero({ siteCopy }: Queries.HeroFragment) {
  const { headlines, sentence } = siteCopy.hero
  const long = headlines.some(headline => headline.length > 40) ? styles.long : ""
  return (
    <HydrationBoundary as="section" id="home" tabIndex={-1} aria-labelledby="headline">
      <div className={`cityscape ${styles.hero} ${long}`} data-tone="dark">
        <Drawing name="skyline" />
        <p className="label">{`Established ${siteCopy.established} · ${siteCopy.headquarters}`}</p>
        <h1 id="headline">{headlines[headlineIndex(headlines.length)]}</h1>
        {/* Must run before anything below is painted, or that would shift. */}
        <script dangerouslySetInnerHTML={{ __html: headlineScript(headlines) }} />
        <p className="lead">{sentence}</p>
        {/* Keeps the search text and does nothing with it (specification, 2, Hero). */}
        <search ref={restoreTypedValues} className={styles.search}>
          <label className="visually-hidden" htmlFor="search">
            Search
          </label>
          <input id="search" type="search" placeholder="Search for luxury casino experiences..." />
          <JumpButton to="casino-hotels">Start Playing</JumpButton>
        </search>
        <BootScript />
      </div>
    </HydrationBoundary>
  )
}

/**
 * The index of the headline for this page load (specification, 2, Hero). The inline script chose it before the first
 * paint and stored it on `<html>`; the first render must match.
 */
function headlineIndex(count: number) {
  if (typeof document === "undefined") return 0
  const { dataset } = document.documentElement
  dataset.headline ??= String(Math.floor(Math.random() * count))
  return Number(dataset.headline)
}

export const query = graphql`
  fragment Hero on Query {
    siteCopy {
      established
      headquarters
      hero { headlines sentence }
    }
  }
`
