import type { ComponentProps } from "react"

type Props = ComponentProps<"svg"> & { name: string | undefined }

/** A piece of the art that `gatsby-ssr.tsx` puts into every page once, by the id of its symbol. */
export function Ornament({ name, ...rest }: Props) {
  return (
    <svg aria-hidden="true" {...rest}>
      <use href={`#${name}`} />
    </svg>
  )
}
