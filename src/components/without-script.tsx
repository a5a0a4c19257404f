import { graphql } from "gatsby"
import * as styles from "./form.module.css"
import { MailLink, PhoneLink } from "./reach-links"

export function WithoutScript({ copy }: { copy: Queries.WithoutScriptFragment }) {
  return (
    <noscript>
      <p className={styles.withoutScript}>
        {copy.withoutScript} <MailLink email={copy.email} /> <PhoneLink phone={copy.phone} />
      </p>
    </noscript>
  )
}

export const query = graphql`
  fragment WithoutScript on SiteCopy {
    withoutScript
    email
    phone
  }
`
