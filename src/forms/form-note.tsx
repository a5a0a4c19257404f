import { EmailLink, PhoneLink } from "../ui/contact-links"
import { Drawing } from "../ui/drawing"
import * as styles from "./form.module.css"

type Props = {
  texts: { privacy: string; answered: string }
  copy: Queries.ScriptFallbackFragment
  isAnswered: boolean | undefined
}

/**
 * Says what happens to the data; once the form is answered, what a visitor can do next. Not announced, because the alert
 * has just been heard.
 */
export function FormNote({ texts, copy, isAnswered }: Props) {
  if (!isAnswered) return <p className={styles.privacy}>{texts.privacy}</p>
  return (
    <p className={styles.answered}>
      <Drawing name="door" viewBox="-44 -73 88 64" />
      {texts.answered} <EmailLink email={copy.email} /> <PhoneLink phone={copy.phone} />
    </p>
  )
}
