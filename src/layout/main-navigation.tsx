import { Link } from "gatsby"
import { homeSections, legalLinks } from "../content/navigation"
import { isHome, SectionLink } from "../ui/section-link"
import { useCurrentSection } from "../ui/use-current-section"

const ids = homeSections.map(({ id }) => id).join(" ")

export function MainNavigation({ pathname }: { pathname: string }) {
  const currentSection = useCurrentSection(isHome(pathname) ? ids : "")
  return (
    <ul>
      {homeSections.map(({ id, name }) => (
        <li key={id}>
          <SectionLink
            section={id}
            pathname={pathname}
            aria-current={id === currentSection ? "location" : undefined}
          >
            {name}
          </SectionLink>
        </li>
      ))}
      {legalLinks.map(({ slug, inHeader }) => (
        <li key={slug}>
          <Link to={`/${slug}`}>{inHeader}</Link>
        </li>
      ))}
    </ul>
  )
}
