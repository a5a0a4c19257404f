import type { ComponentPropsWithoutRef, ReactNode } from "react"
import { HydrationBoundary } from "../ui/hydration-boundary"
import * as styles from "./home-section.module.css"

type Props = ComponentPropsWithoutRef<"section"> & {
  id: string
  texts: { label?: string | null; heading: string; introduction?: string }
  /** What belongs to the heading and is below it */
  details?: ReactNode
}

/** A section of the home page that links can lead to. Its heading names it. */
export function HomeSection({ id, texts, details, className, children, ...rest }: Props) {
  return (
    <HydrationBoundary
      as="section"
      id={id}
      className={className ? `${styles.section} ${className}` : styles.section}
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      {...rest}
    >
      <div className={styles.heading}>
        {texts.label && <p className="label">{texts.label}</p>}
        <h2 id={`${id}-heading`}>{texts.heading}</h2>
        {texts.introduction && <p className="lead">{texts.introduction}</p>}
        {details}
      </div>
      {children}
    </HydrationBoundary>
  )
}
