import { graphql } from "gatsby"
import { EmailLink, PhoneLink } from "../ui/contact-links"
import { Drawing } from "../ui/drawing"
import * as styles from "./form.module.css"

type Props = {
  siteCopy: Queries.FormNoteFragment
  texts: { privacy: string; answered: string }
  isAnswered: boolean
}

/**
 * Says what happens to the data; once the form is answered, what a visitor can do next. Not announced, because the alert
 * has just been heard.
 */
export function FormNote({ siteCopy, texts, isAnswered }: Props) {
  if (!isAnswered) return <p className={styles.privacy}>{texts.privacy}</p>
  return (
    <p className={styles.answered}>
      <Drawing name="door" viewBox="-57 -81 114 76" className="arch" data-tone="dark" />
      {texts.answered} <EmailLink email={siteCopy.email} /> <PhoneLink phone={siteCopy.phone} />
    </p>
  )
}

/** The email address and phone number, which form.module.css shows if scripts are off or have failed. */
export const ScriptFallback = ({ siteCopy }: Pick<Props, "siteCopy">) => (
  <div role="status" className={styles.withoutScript}>
    <p>
      {siteCopy.withoutScript} <EmailLink email={siteCopy.email} />{" "}
      <PhoneLink phone={siteCopy.phone} />
    </p>
  </div>
)

export const query = graphql`
  fragment FormNote on SiteCopy { withoutScript email phone }
`
