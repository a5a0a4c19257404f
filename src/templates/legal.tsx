import { graphql, type HeadProps } from "gatsby"
import { Suspense, useDeferredValue } from "react"
import { PageHead } from "../head/page-head"
import { LegalContents } from "../legal/legal-contents"
import { LegalSection } from "../legal/legal-section"
import { HydrationBoundary } from "../ui/hydration-boundary"
import { TitleBand } from "../ui/title-band"
import * as styles from "./legal.module.css"

/**
 * After a link from another page, the first screen renders before the rest. Otherwise, a slow phone paints the heading
 * 1.0 s after a tap, in place of 0.5 s.
 */
export default function Legal({ data: { legal } }: { data: Queries.LegalQuery }) {
  const rendersAll = useDeferredValue(true, !followedLinkToTop())
  const sections = rendersAll ? legal.sections : legal.sections.slice(0, 2)
  return (
    <HydrationBoundary as="main" id="main" tabIndex={-1}>
      <TitleBand title={legal.title}>
        <p dir="auto">{legal.introduction}</p>
        <p className="label">
          Last updated <time dateTime={legal.isoDate}>{legal.updated}</time>
        </p>
      </TitleBand>
      <div className={styles.page}>
        {sections.length > 0 && <LegalContents sections={legal.sections} />}
        <div>
          {legal.opening && (
            <Suspense>
              <div className="prose" dangerouslySetInnerHTML={{ __html: legal.opening }} />
            </Suspense>
          )}
          {sections.map(section => (
            <LegalSection key={section.anchor} section={section} />
          ))}
        </div>
      </div>
    </HydrationBoundary>
  )
}

/** Whether the visitor followed a link to the top of this page from another page of the site. */
const followedLinkToTop = () =>
  typeof document !== "undefined" &&
  document.documentElement.dataset.hydration === "ready" &&
  !location.hash

export const Head = ({ data, data: { legal, siteCopy } }: HeadProps<Queries.LegalQuery>) => (
  <PageHead
    {...data}
    title={`${legal.title} | ${siteCopy.brand}`}
    description={legal.description}
    pathname={`/${legal.slug}`}
  />
)

export const query = graphql`
  query Legal($slug: String!) {
    legal(slug: $slug) {
      slug
      title
      description
      introduction
      updated(formatString: "MMMM D, YYYY")
      isoDate: updated(formatString: "YYYY-MM-DD")
      opening
      sections {
        anchor
        ...LegalContents
        ...LegalSection
      }
    }
    ...PageHead
    ...Layout
  }
`
