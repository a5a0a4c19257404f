import type { ReactNode } from "react"
import * as styles from "./field.module.css"

type Props = {
  id: string
  label: string
  error: string
  hint?: ReactNode
  /** Renders the control with the attributes that connect it to its label and note. */
  children: (control: { id: string; "aria-describedby": string }) => ReactNode
}

/**
 * A control with its label above and a note below, which describes the control. The note shows the error once the browser
 * has rejected the value (`:user-invalid`), and the hint otherwise. before-hydration.ts changes the note's `aria-live`, so
 * that screen readers announce it (WCAG 4.1.3); React must not compare that attribute.
 */
export function Field({ id, label, error, hint, children }: Props) {
  const note = `${id}-note`
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, "aria-describedby": note })}
      <div id={note} className={styles.note} aria-live="off" suppressHydrationWarning>
        <p className={styles.error}>{error}</p>
        {hint && <p>{hint}</p>}
      </div>
    </div>
  )
}
