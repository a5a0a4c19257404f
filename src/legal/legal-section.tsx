import { graphql } from "gatsby"
import { HydrationBoundary } from "../ui/hydration-boundary"
import * as styles from "./legal-section.module.css"

/**
 * A numbered section. Its heading links to itself, for visitors to copy. The heading's id contains none of its words,
 * because Firefox's Reader View drops headings with words such as “contact” in their id.
 */
export function LegalSection({ section }: { section: Queries.LegalSectionFragment }) {
  const { anchor, number, heading, html } = section
  return (
    <HydrationBoundary
      as="section"
      id={anchor}
      className={styles.section}
      tabIndex={-1}
      aria-labelledby={`section-${number}-heading`}
    >
      <h2 id={`section-${number}-heading`}>
        <a className={styles.number} href={`#${anchor}`}>
          {`${number}.`}
        </a>{" "}
        <bdi>{heading}</bdi>
      </h2>
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </HydrationBoundary>
  )
}

export const query = graphql`
  fragment LegalSection on LegalSection { anchor number heading html }
`
