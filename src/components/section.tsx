import { type ComponentProps, Suspense } from "react"

type Props = ComponentProps<"section"> & {
  id: string
  "data-tone"?: "light" | "porcelain" | "dark"
}

/**
 * A section of the home page that links lead to; named by its `SectionHeading`. It hydrates for
 * itself: when the page has, or at once if a visitor acts in it before.
 */
export function Section({ id, ...rest }: Props) {
  return (
    <Suspense>
      <section id={id} tabIndex={-1} aria-labelledby={`${id}-heading`} {...rest} />
    </Suspense>
  )
}
