import { Link } from "gatsby"
import { sections } from "../content/rules/sections"
import { SectionLink } from "./section-link"
import { useCurrentSection } from "./use-current-section"

export function MainNavigation({ path }: { path: string }) {
  const currentSection = useCurrentSection(path)
  return (
    <ul>
      {sections.map(({ id, name }) => (
        <li key={id}>
          <SectionLink
            section={id}
            path={path}
            aria-current={id === currentSection ? "location" : undefined}
          >
            {name}
          </SectionLink>
        </li>
      ))}
      <li>
        <Link to="/terms">Terms</Link>
      </li>
      <li>
        <Link to="/privacy">Privacy</Link>
      </li>
    </ul>
  )
}
