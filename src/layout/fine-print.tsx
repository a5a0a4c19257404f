import { graphql } from "gatsby"
import { Fragment } from "react"
import { PhoneLink, PhoneNumber } from "../ui/contact-links"
import { isHome } from "../ui/section-link"
import { CurrentYear } from "./current-year"
import * as styles from "./fine-print.module.css"

type Props = Queries.FinePrintFragment & { pathname: string }

/** The notices at the end of each page; on the home page, with the photos' credits. */
export function FinePrint({ copy, credited, site, pathname }: Props) {
  const { responsibleGambling, photos } = copy.footer
  return (
    <div className={styles.notices}>
      {responsibleGambling && (
        <p>
          {`${responsibleGambling.text} `}
          {responsibleGambling.helplines.map(({ name, phone }, index, { length }) => (
            <Fragment key={`${name} ${phone}`}>
              <PhoneLink phone={phone} name={name} /> <PhoneNumber>{`(${phone})`}</PhoneNumber>
              {index < length - 1 ? " or " : ". "}
            </Fragment>
          ))}
        </p>
      )}
      {isHome(pathname) && (
        <p>
          {photos}
          {credited.nodes.map(
            ({ name, location, credit }) =>
              credit && (
                <Fragment key={name}>
                  {" "}
                  <a href={credit.page}>{location.name}</a>
                  {` by ${credit.by}${credit.licenseUrl ? ", " : "."}`}
                  {credit.licenseUrl && (
                    <span className="nowrap">
                      <a href={credit.licenseUrl}>{credit.license}</a>.
                    </span>
                  )}
                </Fragment>
              ),
          )}
        </p>
      )}
      <p className={styles.copyright}>
        © <CurrentYear atBuild={String(site?.buildTime)} />
        {` ${copy.brand}. All rights reserved.`}
      </p>
    </div>
  )
}

export const query = graphql`
  fragment FinePrint on Query {
    copy {
      brand
      footer {
        responsibleGambling {
          text
          helplines { name phone }
        }
        photos
      }
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
