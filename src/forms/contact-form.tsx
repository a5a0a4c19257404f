import { graphql } from "gatsby"
import { contactAlert } from "./alert-messages"
import { Field } from "./field"
import * as styles from "./form.module.css"
import { FormNote, ScriptFallback } from "./form-note"
import { readValue, useSubmission } from "./use-submission"

export function ContactForm({ siteCopy }: { siteCopy: Queries.ContactFormFragment }) {
  const { isAnswered, formProps } = useSubmission({
    onAnswer(form) {
      alert(contactAlert(readValue(form, "your-name")))
      form.reset()
    },
  })

  return (
    <form id="contact-form" className={styles.form} data-tone="light" {...formProps}>
      <p className={styles.required}>All fields are required.</p>
      <div className={styles.fields}>
        <Field id="your-name" label="Name" error="Enter your name.">
          {control => <input {...control} required autoComplete="name" />}
        </Field>
        <Field id="email" label="Email" error="Enter an email address, such as name@example.com.">
          {control => <input {...control} required type="email" autoComplete="email" />}
        </Field>
        <Field id="message" label="Message" error="Enter a message.">
          {control => <textarea {...control} required rows={6} />}
        </Field>
      </div>
      <ScriptFallback siteCopy={siteCopy} />
      <div className={styles.actions}>
        <FormNote texts={siteCopy.contact} siteCopy={siteCopy} isAnswered={isAnswered} />
        <button type="submit" className="button">
          Send Message
        </button>
      </div>
    </form>
  )
}

export const query = graphql`
  fragment ContactForm on SiteCopy {
    contact { privacy answered }
    ...FormNote
  }
`
