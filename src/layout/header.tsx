import { graphql } from "gatsby"
import { EmailLink, PhoneLink } from "../ui/contact-links"
import { Drawing } from "../ui/drawing"
import { HydrationBoundary } from "../ui/hydration-boundary"
import * as styles from "./header.module.css"
import { MainNavigation } from "./main-navigation"
import { Wordmark } from "./wordmark"

/**
 * On narrow screens the links are a popover, which the browser opens by itself. `enhanceBeforeHydration` closes it and marks
 * the page as scrolled past 20 px, which makes the header solid.
 */
export function Header({ siteCopy, pathname }: Queries.HeaderFragment & { pathname: string }) {
  return (
    <HydrationBoundary as="header" className={styles.header} data-tone="dark">
      <Wordmark brand={siteCopy.brand} />
      <button className={styles.toggle} type="button" popoverTarget="menu">
        Menu
      </button>
      {/* Firefox would let the Tab key stop at a menu that scrolls. */}
      <nav id="menu" className={styles.menu} popover="auto" tabIndex={-1} aria-label="Main">
        <MainNavigation pathname={pathname} />
        <p>
          <EmailLink email={siteCopy.email} /> <PhoneLink phone={siteCopy.phone} />
        </p>
        <Drawing name="night" />
      </nav>
    </HydrationBoundary>
  )
}

export const query = graphql`
  fragment Header on Query {
    siteCopy { brand email phone }
  }
`
