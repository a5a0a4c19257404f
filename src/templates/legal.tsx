import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Suspense } from "react"
import { LegalContents } from "../components/legal-contents"
import { LegalSection } from "../components/legal-section"
import { Readable } from "../components/readable"
import { TitleBand } from "../components/title-band"
import { PageHead } from "../head/page-head"
import * as styles from "./legal.module.css"

export default function Legal({ data: { legal } }: PageProps<Queries.LegalQuery>) {
  return (
    <Readable as="main" id="main" tabIndex={-1}>
      <TitleBand title={legal.title}>
        <p>{legal.introduction}</p>
        <p className="label">
          Last updated <time dateTime={legal.isoDate}>{legal.updated}</time>
        </p>
      </TitleBand>
      <div className={styles.page}>
        <LegalContents sections={legal.sections} path={`/${legal.slug}`} />
        <Suspense>
          <div>
            {legal.sections.map(section => (
              <LegalSection key={section.number} section={section} />
            ))}
          </div>
        </Suspense>
      </div>
    </Readable>
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
      sections {
        number
        ...LegalContents
        ...LegalSection
      }
    }
    ...PageHead
    ...Layout
  }
`
