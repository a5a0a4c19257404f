import { graphql } from "gatsby"
import { Fragment } from "react"
import { PhoneLink, PhoneNumber } from "../ui/contact-links"

/** The responsible gambling notice, and its helplines by the numbers that they advertise. */
export function ResponsibleGambling({ notice }: { notice: Queries.ResponsibleGamblingFragment }) {
  return (
    <p>
      {`${notice.text} `}
      {notice.helplines.map(({ name, phone }, index, { length }) => (
        <Fragment key={`${name} ${phone}`}>
          <PhoneLink phone={phone} name={name} /> <PhoneNumber>{`(${phone})`}</PhoneNumber>
          {index < length - 1 ? " or " : ". "}
        </Fragment>
      ))}
    </p>
  )
}

export const query = graphql`
  fragment ResponsibleGambling on ResponsibleGamblingCopy {
    text
    helplines { name phone }
  }
`
