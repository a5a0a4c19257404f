import { graphql } from "gatsby"
import { contactAlert } from "./alerts"
import { Field } from "./field"
import * as styles from "./form.module.css"
import { SubmitButton } from "./submit-button"
import { fieldsOf, useSubmission } from "./use-submission"
import { WithoutScript } from "./without-script"

export function ContactForm({ copy }: { copy: Queries.ContactFormFragment }) {
  const submission = useSubmission((sent, form) => {
    window.alert(contactAlert(String(sent.get("name"))))
    // Not what was written since: that is another message.
    if (String(fieldsOf(form)) === String(sent)) form.reset()
  })

  return (
    // Outside a dialog the method `dialog` validates and sends nothing, with or without JavaScript.
    <form className={styles.form} data-tone="light" method="dialog" {...submission}>
      <Field name="name" label="Name" refused="Please write your name.">
        <input id="name" name="name" autoComplete="name" aria-describedby="name-note" required />
      </Field>
      <Field name="email" label="Email" refused="Please write an address such as name@example.com.">
        <input
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          aria-describedby="email-note"
          required
        />
      </Field>
      <Field name="message" label="Message" refused="Please write a message.">
        <textarea id="message" name="message" rows={6} aria-describedby="message-note" required />
      </Field>
      <p className={styles.privacy}>{copy.contact.privacy}</p>
      <WithoutScript copy={copy} />
      <div className={styles.close}>
        <SubmitButton>Send Message</SubmitButton>
      </div>
    </form>
  )
}

export const query = graphql`
  fragment ContactForm on SiteCopy {
    contact {
      privacy
    }
    ...WithoutScript
  }
`
