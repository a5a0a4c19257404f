import { graphql } from "gatsby"
import { EmailLink, PhoneLink } from "../ui/contact-links"
import * as styles from "./form.module.css"

/** Shows the email address and phone number if scripts are off or have failed (form.module.css shows it). */
export function ScriptFallback({ copy }: { copy: Queries.ScriptFallbackFragment }) {
  return (
    <div role="status" className={styles.withoutScript}>
      <p>
        {copy.withoutScript} <EmailLink email={copy.email} /> <PhoneLink phone={copy.phone} />
      </p>
    </div>
  )
}

export const query = graphql`
  fragment ScriptFallback on SiteCopy {
    withoutScript
    email
    phone
  }
`
