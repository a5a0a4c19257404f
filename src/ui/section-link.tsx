import { Link, withPrefix } from "gatsby"
import type { ComponentProps } from "react"

type Props = Omit<ComponentProps<"a">, "href" | "ref"> & { section: string; pathname: string }

/** Whether a pathname is the home page's. Under a path prefix, Gatsby's links to it have no trailing slash. */
export function isHome(pathname: string): boolean {
  return `${pathname.replace(/\/$/, "")}/` === withPrefix("/")
}

/**
 * A link to the home page's section with the id `section`. If `pathname` is the home page's, it is a plain fragment link,
 * which the browser follows itself.
 */
export function SectionLink({ section, pathname, ...rest }: Props) {
  return isHome(pathname) ? (
    <a href={`#${section}`} {...rest} />
  ) : (
    <Link to={`/#${section}`} {...rest} />
  )
}
