import { graphql } from "gatsby"
import { Suspense } from "react"
import * as styles from "./legal-section.module.css"

/** A numbered section. Its heading links to itself, so that its address can be copied. */
export function LegalSection({ section }: { section: Queries.LegalSectionFragment }) {
  const { anchor, number, heading, html } = section
  return (
    <section
      id={anchor}
      className={styles.section}
      tabIndex={-1}
      aria-labelledby={`${anchor}-heading`}
    >
      <Suspense>
        <h2 id={`${anchor}-heading`}>
          <a href={`#${anchor}`}>
            <span className={styles.number}>{number}</span> <bdi>{heading}</bdi>
          </a>
        </h2>
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </Suspense>
    </section>
  )
}

export const query = graphql`
  fragment LegalSection on LegalSection {
    anchor
    number
    heading
    html
  }
`
