import type { ComponentPropsWithoutRef } from "react"
import * as styles from "./home-section.module.css"
import { HydrationBoundary } from "./hydration-boundary"

type Props = ComponentPropsWithoutRef<"section"> & {
  id: string
  "data-tone"?: "light" | "dark"
}

/** A section of the home page that links can lead to; its `SectionHeading` names it. */
export function HomeSection({ id, className, ...rest }: Props) {
  return (
    <HydrationBoundary
      as="section"
      id={id}
      className={className ? `${styles.section} ${className}` : styles.section}
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      {...rest}
    />
  )
}
