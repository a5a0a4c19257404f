import type { ComponentPropsWithoutRef } from "react"
import { HydrationBoundary } from "./hydration-boundary"

type Props = ComponentPropsWithoutRef<"section"> & {
  id: string
  "data-tone"?: "light" | "dark"
}

/** A section of the home page that links can lead to; its `SectionHeading` names it. */
export function Section({ id, ...rest }: Props) {
  return (
    <HydrationBoundary
      as="section"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      {...rest}
    />
  )
}
