import { Link, withPrefix } from "gatsby"
import type { ComponentProps } from "react"

type Props = Omit<ComponentProps<"a">, "href" | "ref"> & { section: string; path: string }

/** Whether a path is the home page's. Under a path prefix, Gatsby's links to it have no trailing slash. */
export function isHome(path: string): boolean {
  return `${path.replace(/\/$/, "")}/` === withPrefix("/")
}

/**
 * A link to the home page's section with the id `section`. If `path` is the home page's, it is a plain fragment link,
 * which the browser follows itself.
 */
export function SectionLink({ section, path, ...rest }: Props) {
  return isHome(path) ? (
    <a href={`#${section}`} {...rest} />
  ) : (
    <Link to={`/#${section}`} {...rest} />
  )
}
