import type { ComponentPropsWithoutRef } from "react"
import { HydrationBoundary } from "../ui/hydration-boundary"
import * as styles from "./home-section.module.css"

type Props = ComponentPropsWithoutRef<"section"> & { id: string }

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
