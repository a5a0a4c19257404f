import { graphql } from "gatsby"
import * as styles from "./legal-contents.module.css"

export function LegalContents({
  sections,
}: {
  sections: readonly Queries.LegalContentsFragment[]
}) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">Contents</h2>
      <ol>
        {sections.map(({ anchor, heading }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

export const query = graphql`
  fragment LegalContents on LegalSection {
    anchor
    heading
  }
`
