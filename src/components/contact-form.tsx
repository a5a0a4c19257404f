import { graphql } from "gatsby"
import type { FormEvent } from "react"
import { contactAlert } from "../alerts"
import { Field } from "./field"
import * as styles from "./form.module.css"
import { WithoutScript } from "./without-script"

export function ContactForm({ copy }: { copy: Queries.ContactFormFragment }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    window.alert(contactAlert(String(new FormData(event.currentTarget).get("name"))))
    event.currentTarget.reset()
  }

  return (
    // Outside a dialog the method `dialog` validates and sends nothing, with or without JavaScript.
    <form className={styles.form} data-tone="light" method="dialog" onSubmit={submit}>
      <Field name="name" label="Name" refused="Please write your name.">
        <input id="name" name="name" autoComplete="name" required />
      </Field>
      <Field name="email" label="Email" refused="Please write an address such as name@example.com.">
        <input id="email" name="email" type="email" autoComplete="email" required />
      </Field>
      <Field name="message" label="Message" refused="Please write a message.">
        <textarea id="message" name="message" rows={6} required />
      </Field>
      <p className={styles.privacy}>{copy.contact.privacy}</p>
      <WithoutScript copy={copy} />
      <div className={styles.close}>
        <button type="submit" className="button">
          Send Message
        </button>
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
