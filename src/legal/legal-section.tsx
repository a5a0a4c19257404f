import { graphql } from "gatsby"
import { HydrationBoundary } from "../ui/hydration-boundary"
import * as styles from "./legal-section.module.css"

/**
 * A numbered section. Its number links to it, for visitors to copy; the heading's words can be selected. The heading's id
 * contains none of them, because Firefox's Reader View drops headings with words such as “contact” in their id.
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
