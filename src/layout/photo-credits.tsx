import { graphql } from "gatsby"
import { Fragment } from "react"

type Props = Queries.PhotoCreditsFragment & { sentence: string }

/** A sentence about the photos, and the credits that their licenses require. Only pages with photos query these. */
export function PhotoCredits({ sentence, credited }: Props) {
  return (
    <p>
      {sentence}
      {credited.nodes.map(
        ({ name, location, credit }) =>
          credit && (
            <Fragment key={name}>
              {" "}
              <a href={credit.page}>{location.name}</a>
              {` by ${credit.by}${credit.licenseUrl ? ", " : "."}`}
              {credit.licenseUrl && (
                <span className="together">
                  <a href={credit.licenseUrl}>{credit.license}</a>.
                </span>
              )}
            </Fragment>
          ),
      )}
    </p>
  )
}

export const query = graphql`
  fragment PhotoCredits on Query {
    credited: allHotel(filter: { credit: { by: { ne: null } } }, sort: { position: ASC }) {
      nodes {
        name
        location { name }
        credit { by page license licenseUrl }
      }
    }
  }
`
