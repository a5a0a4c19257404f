import { graphql } from "gatsby"
import { CurrentYear } from "./current-year"
import * as styles from "./fine-print.module.css"
import { PhotoCredits } from "./photo-credits"
import { ResponsibleGambling } from "./responsible-gambling"

type Props = Queries.FinePrintFragment & Partial<Queries.PhotoCreditsFragment>

/** The notices at the end of each page; on a page that queries them, with the photos' credits. */
export function FinePrint({ siteCopy, buildYear, credited }: Props) {
  const { responsibleGambling, photos } = siteCopy.footer
  return (
    <div className={styles.notices}>
      {responsibleGambling && <ResponsibleGambling notice={responsibleGambling} />}
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
        responsibleGambling { ...ResponsibleGambling }
        photos
      }
    }
    buildYear
  }
`
