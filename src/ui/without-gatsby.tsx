// Stands for `gatsby` where components render without it: in the editor's preview and in unit tests.
import type { ComponentProps } from "react"

export const graphql = () => undefined

export const withPrefix = (path: string) => path

export const Link = ({ to, ...rest }: ComponentProps<"a"> & { to: string }) => (
  <a href={to} {...rest} />
)
