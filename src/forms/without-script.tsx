import { graphql } from "gatsby"
import { MailLink, PhoneLink } from "../ui/reach-links"
import * as styles from "./form.module.css"

/** Shown if the form's script is switched off or has failed: see form.module.css. */
export function WithoutScript({ copy }: { copy: Queries.WithoutScriptFragment }) {
  return (
    <div role="status" className={styles.withoutScript}>
      <p>
        {copy.withoutScript} <MailLink email={copy.email} /> <PhoneLink phone={copy.phone} />
      </p>
    </div>
  )
}

export const query = graphql`
  fragment WithoutScript on SiteCopy {
    withoutScript
    email
    phone
  }
`
