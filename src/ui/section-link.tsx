import { Link, withPrefix } from "gatsby"
import type { ComponentProps } from "react"

type Props = Omit<ComponentProps<"a">, "href" | "ref"> & { section: string; path: string }

/** Whether a path is the home page's. Under a path prefix, Gatsby's links to it have no slash at the end. */
export function isHome(path: string): boolean {
  return `${path.replace(/\/$/, "")}/` === withPrefix("/")
}

/**
 * A link to a section of the home page. At that `path` it is a plain fragment link, which `manageScrollAndFocus` follows,
 * or the browser without scripts; elsewhere it leads to the home page at the section with the id `section`.
 */
export function SectionLink({ section, path, ...rest }: Props) {
  return isHome(path) ? (
    <a href={`#${section}`} {...rest} />
  ) : (
    <Link to={`/#${section}`} {...rest} />
  )
}
