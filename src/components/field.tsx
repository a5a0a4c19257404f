import type { ReactNode } from "react"
import * as styles from "./field.module.css"

type Props = { name: string; label: string; hint?: ReactNode; children: ReactNode }

/**
 * A label above its control, and a line below for what the visitor should know at once.
 * The control's id is `name`; it points at the line with `aria-describedby={`${name}-hint`}`.
 */
export function Field({ name, label, hint, children }: Props) {
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      {children}
      {hint !== undefined && (
        <p id={`${name}-hint`} className={styles.hint} role="status">
          {hint}
        </p>
      )}
    </div>
  )
}
