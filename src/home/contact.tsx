import { graphql } from "gatsby"
import { ContactForm } from "../forms/contact-form"
import { EmailLink, PhoneLink } from "../ui/contact-links"
import { Drawing } from "../ui/drawing"
import * as styles from "./contact.module.css"
import { HomeSection } from "./home-section"

export function Contact({ copy }: Queries.ContactFragment) {
  return (
    <HomeSection
      id="contact"
      copy={copy.contact}
      className={styles.contact}
      data-tone="dark"
      details={
        <dl className={styles.details}>
          <dt>Headquarters</dt>
          <dd>{copy.headquarters}</dd>
          <dt>Email</dt>
          <dd>
            <EmailLink email={copy.email} />
          </dd>
          <dt>Phone</dt>
          <dd>
            <PhoneLink phone={copy.phone} />
          </dd>
        </dl>
      }
    >
      <ContactForm copy={copy} />
      <Drawing name="light" className="light" />
    </HomeSection>
  )
}

export const query = graphql`
  fragment Contact on Query {
    copy {
      contact { label heading introduction }
      headquarters
      email
      phone
      ...ContactForm
    }
  }
`
