import { graphql, Link } from "gatsby"
import { Fragment } from "react"
import { homeSections, legalLinks } from "../content/navigation"
import { EmailLink, PhoneLink, PhoneNumber } from "../ui/contact-links"
import { Drawing } from "../ui/drawing"
import { HydrationBoundary } from "../ui/hydration-boundary"
import { isHome, SectionLink } from "../ui/section-link"
import { CurrentYear } from "./current-year"
import * as styles from "./footer.module.css"
import { Wordmark } from "./wordmark"

const quickLinks = homeSections.filter(({ id }) => id !== "contact")

type Props = Queries.FooterFragment & { pathname: string }

export function Footer({ copy, allLegalPage, credited, site, pathname }: Props) {
  const { blurb, responsibleGambling, photos } = copy.footer
  const otherLegal = allLegalPage.nodes.filter(
    ({ slug }) => !legalLinks.some(link => link.slug === slug),
  )
  return (
    <HydrationBoundary as="footer" className={styles.footer} data-tone="dark">
      <Drawing name="night" className={`night ${styles.night}`} />
      <div className={styles.blurb}>
        <Wordmark brand={copy.brand} />
        <p className="lead">{blurb}</p>
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
          {[...legalLinks, ...otherLegal].map(({ slug, title }) => (
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
            <EmailLink email={copy.email} />
          </li>
          <li>
            <PhoneLink phone={copy.phone} />
          </li>
        </ul>
      </div>
      <div className={styles.fineprint}>
        {responsibleGambling && (
          <p>
            {`${responsibleGambling.text} `}
            {responsibleGambling.helplines.map(({ name, phone }, index, { length }) => (
              <Fragment key={`${name} ${phone}`}>
                <PhoneLink phone={phone} name={name} /> <PhoneNumber phone={`(${phone})`} />
                {index < length - 1 ? " or " : ". "}
              </Fragment>
            ))}
          </p>
        )}
        {isHome(pathname) && (
          <p>
            {photos}
            {credited.nodes.map(({ name, location, credit }) => (
              <Fragment key={name}>
                {" "}
                <a href={credit?.page}>{location.name}</a>
                {` by ${credit?.by}${credit?.licenseUrl ? ", " : "."}`}
                {credit?.licenseUrl && (
                  <span className="nowrap">
                    <a href={credit.licenseUrl}>{credit.license}</a>.
                  </span>
                )}
              </Fragment>
            ))}
          </p>
        )}
        <p>
          © <CurrentYear built={String(site?.buildTime)} />
          {` ${copy.brand}. All rights reserved.`}
        </p>
      </div>
    </HydrationBoundary>
  )
}

export const query = graphql`
  fragment Footer on Query {
    copy {
      brand
      email
      phone
      footer {
        blurb
        responsibleGambling {
          text
          helplines { name phone }
        }
        photos
      }
    }
    allLegalPage(sort: { title: ASC }) {
      nodes { slug title }
    }
    credited: allHotel(filter: { credit: { by: { ne: null } } }, sort: { position: ASC }) {
      nodes {
        name
        location { name }
        credit { by page license licenseUrl }
      }
    }
    site {
      buildTime(formatString: "YYYY")
    }
  }
`
