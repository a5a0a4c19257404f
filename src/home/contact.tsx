import { graphql } from "gatsby"
import { ContactForm } from "../forms/contact-form"
import { EmailLink, PhoneLink } from "../ui/contact-links"
import { Drawing } from "../ui/drawing"
import * as styles from "./contact.module.css"
import { HomeSection } from "./home-section"

export function Contact({ siteCopy }: Queries.ContactFragment) {
  return (
    <HomeSection
      id="contact"
      texts={siteCopy.contact}
      className={styles.contact}
      data-tone="dark"
      details={
        <dl className={styles.details}>
          <dt>Headquarters</dt>
          <dd>{siteCopy.headquarters}</dd>
          <dt>Email</dt>
          <dd>
            <EmailLink email={siteCopy.email} />
          </dd>
          <dt>Phone</dt>
          <dd>
            <PhoneLink phone={siteCopy.phone} />
          </dd>
        </dl>
      }
    >
      <ContactForm siteCopy={siteCopy} />
      <Drawing name="light" className="light" />
    </HomeSection>
  )
}

export const query = graphql`
  fragment Contact on Query {
    siteCopy {
      contact { label heading introduction }
      headquarters
      email
      phone
      ...ContactForm
    }
  }
`
