import type { PropsWithChildren } from "react"
import * as styles from "./section-heading.module.css"

type Props = PropsWithChildren<{
  id: string
  label: string
  heading: string
  introduction?: string
}>

/** What opens a section, and `children` below it. `id` is the section's; the heading's id is `<id>-heading`, for `aria-labelledby`. */
export function SectionHeading({ id, label, heading, introduction, children }: Props) {
  return (
    <div className={styles.opening}>
      <p className="label">{label}</p>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {introduction && <p className={styles.introduction}>{introduction}</p>}
      {children}
    </div>
  )
}
