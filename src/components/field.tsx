import type { ReactNode } from "react"
import * as styles from "./field.module.css"

type Props = {
  name: string
  label: string
  refused: string
  hint?: ReactNode
  /** The control, given what ties it to its label and its note; every field is required. */
  children: (control: {
    id: string
    name: string
    "aria-describedby": string
    required: true
  }) => ReactNode
}

/**
 * A label above its control, and below it a note: what is wanted once the browser has refused what is
 * there (`:user-invalid`), or what the visitor should know at once. The control points at the note, so
 * that screen readers say what is seen of it, and no more.
 */
export function Field({ name, label, refused, hint, children }: Props) {
  const note = `${name}-note`
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      {children({ id: name, name, "aria-describedby": note, required: true })}
      <div id={note} className={styles.note}>
        <p className={styles.refused} hidden>
          {refused}
        </p>
        {hint !== undefined && <p role="status">{hint}</p>}
      </div>
    </div>
  )
}
