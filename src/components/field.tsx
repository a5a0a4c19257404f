import type { ReactNode } from "react"
import * as styles from "./field.module.css"

type Props = {
  name: string
  label: string
  refused: string
  hint?: ReactNode
  children: ReactNode
}

/**
 * A label above its control, and below it a note: what is wanted once the browser has refused what is
 * there (`:user-invalid`), or what the visitor should know at once. The control's id is `name`; it
 * points at the note with `aria-describedby={`${name}-note`}`, so that screen readers say what is seen
 * of it, and no more.
 */
export function Field({ name, label, refused, hint, children }: Props) {
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      {children}
      <div id={`${name}-note`} className={styles.note}>
        <p className={styles.refused} hidden>
          {refused}
        </p>
        {hint !== undefined && <p role="status">{hint}</p>}
      </div>
    </div>
  )
}
