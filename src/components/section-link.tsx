import { Link, withPrefix } from "gatsby"
import type { ComponentProps } from "react"

type Props = Omit<ComponentProps<"a">, "href" | "ref"> & { section: string; path: string }

/**
 * A link to a section of the home page. On the home page it is a plain fragment link, so the browser
 * itself scrolls and moves the focus; elsewhere it leads to the home page at that section.
 * `section` is the section's id, `path` the path of the current page.
 */
export function SectionLink({ section, path, ...rest }: Props) {
  // Under a path prefix, Gatsby's links to the home page have no slash at the end.
  return `${path.replace(/\/$/, "")}/` === withPrefix("/") ? (
    <a href={`#${section}`} {...rest} />
  ) : (
    <Link to={`/#${section}`} {...rest} />
  )
}
