import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Suspense } from "react"
import { PageHead } from "../head/page-head"
import { LegalContents } from "../legal/legal-contents"
import { LegalSection } from "../legal/legal-section"
import { TitleBand } from "../legal/title-band"
import { HydrationBoundary } from "../ui/hydration-boundary"
import * as styles from "./legal.module.css"

export default function Legal({ data: { legal } }: PageProps<Queries.LegalQuery>) {
  return (
    <HydrationBoundary as="main" id="main" tabIndex={-1}>
      <TitleBand title={legal.title}>
        <p dir="auto">{legal.introduction}</p>
        <p className="label">
          Last updated <time dateTime={legal.isoDate}>{legal.updated}</time>
        </p>
      </TitleBand>
      <div className={styles.page}>
        <LegalContents sections={legal.sections} path={`/${legal.slug}`} />
        <div>
          {legal.opening && (
            <Suspense>
              <div className="prose" dangerouslySetInnerHTML={{ __html: legal.opening }} />
            </Suspense>
          )}
          {legal.sections.map(section => (
            <LegalSection key={section.anchor} section={section} />
          ))}
        </div>
      </div>
    </HydrationBoundary>
  )
}

export const Head = ({ data, data: { legal, copy } }: HeadProps<Queries.LegalQuery>) => (
  <PageHead
    {...data}
    title={`${legal.title} | ${copy.brand}`}
    description={legal.description}
    path={`/${legal.slug}`}
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
