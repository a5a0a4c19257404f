import type { ComponentProps } from "react"

type Props = ComponentProps<"svg"> & { name: string }

/** A drawing, by the id of its symbol or group in `src/art/shapes.svg`. */
export function Drawing({ name, ...rest }: Props) {
  return (
    <svg aria-hidden="true" {...rest}>
      <use href={`#${name}`} />
    </svg>
  )
}
