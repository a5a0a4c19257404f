import type { ComponentProps } from "react"

type Props = ComponentProps<"svg"> & { name: string | undefined }

/** A drawing, by the id of its symbol in the sprite that `gatsby-ssr.tsx` puts into every page. */
export function Drawing({ name, ...rest }: Props) {
  return (
    <svg aria-hidden="true" {...rest}>
      <use href={`#${name}`} />
    </svg>
  )
}
