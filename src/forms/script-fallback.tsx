import { graphql } from "gatsby"
import { EmailLink, PhoneLink } from "../ui/contact-links"
import * as styles from "./form.module.css"

/** The email address and phone number, which form.module.css shows if scripts are off or have failed. */
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
