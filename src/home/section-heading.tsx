import type { PropsWithChildren } from "react"
import * as styles from "./section-heading.module.css"

type Copy = { label: string | null; heading: string; introduction?: string }
type Props = PropsWithChildren<Copy & { id: string; sideBySide?: boolean }>

/**
 * A section's heading, with `children` below. With `sideBySide`, the introduction sits beside it where there is room.
 * `id` is that of the section, whose `aria-labelledby` points to the heading.
 */
export function SectionHeading({ id, label, heading, introduction, sideBySide, children }: Props) {
  return (
    <div className={sideBySide ? `${styles.heading} ${styles.sideBySide}` : styles.heading}>
      {label && <p className="label">{label}</p>}
      <h2 id={`${id}-heading`}>{heading}</h2>
      {introduction && <p className="lead">{introduction}</p>}
      {children}
    </div>
  )
}
