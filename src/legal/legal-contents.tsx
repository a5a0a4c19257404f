import { graphql } from "gatsby"
import { HydrationBoundary } from "../ui/hydration-boundary"
import { useCurrentSection } from "../ui/use-current-section"
import * as styles from "./legal-contents.module.css"

type Props = { sections: readonly Queries.LegalContentsFragment[] }

export function LegalContents({ sections }: Props) {
  const current = useCurrentSection(sections.map(({ anchor }) => anchor).join(" "))
  return (
    <HydrationBoundary as="nav" className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">Contents</h2>
      <ol>
        {sections.map(({ anchor, heading }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} aria-current={anchor === current ? "location" : undefined}>
              <bdi>{heading}</bdi>
            </a>
          </li>
        ))}
      </ol>
    </HydrationBoundary>
  )
}

export const query = graphql`
  fragment LegalContents on LegalSection { anchor heading }
`
