import type { ReactNode } from "react"
import * as styles from "./field.module.css"

type Props = {
  name: string
  label: string
  refused: string
  hint?: ReactNode
  /** Renders the control with the attributes that connect it to its label and its note. */
  children: (control: {
    id: string
    name: string
    "aria-describedby": string
    required: true
  }) => ReactNode
}

/**
 * A required control with its label above and a note below: the error once the browser has refused the
 * value (`:user-invalid`), or else the hint. The control is described by the note, so that screen readers
 * say exactly what is visible of it.
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
