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
 * A label above its control, and below it what is wanted once the browser has refused what is there
 * (`:user-invalid`; it tells screen readers itself), or what the visitor should know at once. The
 * control's id is `name`; it points at that line with `aria-describedby={`${name}-hint`}`.
 */
export function Field({ name, label, refused, hint, children }: Props) {
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      {children}
      <p className={styles.refused}>{refused}</p>
      {hint !== undefined && (
        <p id={`${name}-hint`} className={styles.hint} role="status">
          {hint}
        </p>
      )}
    </div>
  )
}
