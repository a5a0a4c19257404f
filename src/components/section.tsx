import type { ComponentProps } from "react"
import { BelowTheFold } from "./below-the-fold"

type Props = ComponentProps<"section"> & {
  id: string
  "data-tone"?: "light" | "porcelain" | "dark"
}

/** A section of the home page that links lead to; named by its `SectionHeading`. */
export function Section({ id, ...rest }: Props) {
  return (
    <BelowTheFold>
      <section id={id} tabIndex={-1} aria-labelledby={`${id}-heading`} {...rest} />
    </BelowTheFold>
  )
}
