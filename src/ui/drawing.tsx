import type { ComponentProps } from "react"

type Props = ComponentProps<"svg"> & { name: string }

/** A drawing, by the name of its symbol or group in `src/art/shapes.svg`: `door` has the id `art_door`. */
export function Drawing({ name, ...rest }: Props) {
  return (
    <svg aria-hidden="true" {...rest}>
      <use href={`#art_${name}`} />
    </svg>
  )
}
