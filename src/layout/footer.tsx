import { graphql, Link } from "gatsby"
import { homeSections, legalLinks } from "../content/navigation"
import { EmailLink, PhoneLink } from "../ui/contact-links"
import { Drawing } from "../ui/drawing"
import { HydrationBoundary } from "../ui/hydration-boundary"
import { SectionLink } from "../ui/section-link"
import { FinePrint } from "./fine-print"
import * as styles from "./footer.module.css"
import { Wordmark } from "./wordmark"

const quickLinks = homeSections.filter(({ id }) => id !== "contact")

type Props = Queries.FooterFragment & Partial<Queries.PhotoCreditsFragment> & { pathname: string }

export function Footer({ pathname, ...data }: Props) {
  const { siteCopy, allLegalPage } = data
  const required = legalLinks.map(({ slug, inFooter }) => ({ slug, title: inFooter }))
  const others = allLegalPage.nodes.filter(page => required.every(({ slug }) => slug !== page.slug))
  return (
    <HydrationBoundary as="footer" className={styles.footer} data-tone="dark">
      <Drawing name="night" className={`night ${styles.night}`} />
      <div className={styles.blurb}>
        <Wordmark brand={siteCopy.brand} />
        <p className="lead">{siteCopy.footer.blurb}</p>
      </div>
      <nav aria-labelledby="quick-links">
        <h2 className="label" id="quick-links">
          Quick links
        </h2>
        <ul>
          {quickLinks.map(({ id, name }) => (
            <li key={id}>
              <SectionLink section={id} pathname={pathname}>
                {name}
              </SectionLink>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="legal-links">
        <h2 className="label" id="legal-links">
          Legal
        </h2>
        <ul>
          {[...required, ...others].map(({ slug, title }) => (
            <li key={slug}>
              <Link to={`/${slug}`}>{title}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <h2 className="label">Contact</h2>
        {/* biome-ignore lint/a11y/noRedundantRoles: without markers, Safari does not treat it as a list */}
        <ul role="list">
          <li>
            <SectionLink section="contact" pathname={pathname}>
              Contact us
            </SectionLink>
          </li>
          <li>
            <EmailLink email={siteCopy.email} />
          </li>
          <li>
            <PhoneLink phone={siteCopy.phone} />
          </li>
        </ul>
      </div>
      <FinePrint {...data} />
    </HydrationBoundary>
  )
}

export const query = graphql`
  fragment Footer on Query {
    siteCopy {
      brand
      email
      phone
      footer { blurb }
    }
    allLegalPage(sort: { title: ASC }) {
      nodes { slug title }
    }
    ...FinePrint
  }
`
