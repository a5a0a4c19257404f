import { graphql } from "gatsby"
import { Suspense } from "react"
import { useCurrentSection } from "../ui/use-current-section"
import * as styles from "./legal-contents.module.css"

type Props = {
  sections: readonly Queries.LegalContentsFragment[]
  /** How many of the sections are on the page so far */
  renderedCount: number
  pathname: string
}

export function LegalContents({ sections, renderedCount, pathname }: Props) {
  const anchors = sections.slice(0, renderedCount).map(({ anchor }) => anchor)
  const current = useCurrentSection(anchors.join(" "), pathname)
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <Suspense>
        <h2 id="contents">Contents</h2>
        <ol>
          {sections.map(({ anchor, number, heading }) => (
            <li key={anchor}>
              <a
                href={`#${anchor}`}
                data-number={number}
                aria-current={anchor === current ? "location" : undefined}
              >
                <bdi>{heading}</bdi>
              </a>
            </li>
          ))}
        </ol>
      </Suspense>
    </nav>
  )
}

export const query = graphql`
  fragment LegalContents on LegalSection {
    anchor
    number
    heading
  }
`
