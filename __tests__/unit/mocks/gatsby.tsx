import type { ComponentProps } from "react"

export const graphql = () => undefined

export const withPrefix = (path: string) => path

export function Link({ to, ...rest }: ComponentProps<"a"> & { to: string }) {
  return <a href={to} {...rest} />
}
