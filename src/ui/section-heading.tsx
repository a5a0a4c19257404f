import type { PropsWithChildren } from "react"
import * as styles from "./section-heading.module.css"

type Props = PropsWithChildren<{
  id: string
  label: string | null
  heading: string
  introduction?: string
  spread?: boolean
}>

/**
 * A section's heading, with `children` below. With `spread`, the introduction sits beside the heading where
 * there is room. `id` is the section's; the heading's id is `<id>-heading`, for
 * `aria-labelledby`.
 */
export function SectionHeading({ id, label, heading, introduction, spread, children }: Props) {
  return (
    <div className={spread ? `${styles.opening} ${styles.spread}` : styles.opening}>
      {label && <p className="label">{label}</p>}
      <h2 id={`${id}-heading`}>{heading}</h2>
      {introduction && <p className={styles.introduction}>{introduction}</p>}
      {children}
    </div>
  )
}
