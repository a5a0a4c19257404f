import { Link, withPrefix } from "gatsby"
import type { ComponentProps } from "react"

type Props = Omit<ComponentProps<"a">, "href" | "ref"> & { section: string; path: string }

/**
 * A link to a section of the home page. There it is an ordinary fragment link, which the browser
 * scrolls to and focuses by itself; elsewhere it leads to the home page at that section.
 * `section` is the section's id, `path` the path of the page that the link is on.
 */
export function SectionLink({ section, path, ...rest }: Props) {
  // Under a path prefix Gatsby's links to the home page leave out its slash.
  return `${path.replace(/\/$/, "")}/` === withPrefix("/") ? (
    <a href={`#${section}`} {...rest} />
  ) : (
    <Link to={`/#${section}`} {...rest} />
  )
}
