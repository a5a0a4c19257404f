import { graphql } from "gatsby"
import { Fragment } from "react"
import { PhoneLink, PhoneNumber } from "../ui/contact-links"
import { CurrentYear } from "./current-year"
import * as styles from "./fine-print.module.css"
import { PhotoCredits } from "./photo-credits"

type Props = Queries.FinePrintFragment & Partial<Queries.PhotoCreditsFragment>

/** The notices at the end of each page; on a page that queries them, with the photos' credits. */
export function FinePrint({ siteCopy, buildYear, credited }: Props) {
  const { responsibleGambling, photos } = siteCopy.footer
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
      {credited && <PhotoCredits sentence={photos} credited={credited} />}
      <p className={styles.copyright}>
        © <CurrentYear atBuild={buildYear} />
        {` ${siteCopy.brand}. All rights reserved.`}
      </p>
    </div>
  )
}

export const query = graphql`
  fragment FinePrint on Query {
    siteCopy {
      brand
      footer {
        responsibleGambling {
          text
          helplines { name phone }
        }
        photos
      }
    }
    buildYear
  }
`
