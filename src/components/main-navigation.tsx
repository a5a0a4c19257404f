import { Link } from "gatsby"
import { memo } from "react"
import { sections } from "../sections"
import { useCurrentSection } from "../use-current-section"
import { SectionLink } from "./section-link"

type Props = { path: string; onFollow: () => void }

/**
 * The links of the header. Rendered anew only where the current place changes: a tap on the menu's
 * button costs a phone no more than the button.
 */
export const MainNavigation = memo(({ path, onFollow }: Props) => {
  const currentSection = useCurrentSection(path)
  return (
    <ul>
      {sections.map(({ id, name }) => (
        <li key={id}>
          <SectionLink
            section={id}
            path={path}
            aria-current={id === currentSection ? "location" : undefined}
            onClick={onFollow}
          >
            {name}
          </SectionLink>
        </li>
      ))}
      <li>
        <Link to="/terms" onClick={onFollow}>
          Terms
        </Link>
      </li>
      <li>
        <Link to="/privacy" onClick={onFollow}>
          Privacy
        </Link>
      </li>
    </ul>
  )
})
