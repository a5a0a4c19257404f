import { graphql } from "gatsby"
import * as styles from "./header.module.css"
import { MainNavigation } from "./main-navigation"
import { Ornament } from "./ornament"
import { Readable } from "./readable"
import { Wordmark } from "./wordmark"

/** On small screens the links are a popover, which works without scripts. */
export function Header({ copy, path }: Queries.HeaderFragment & { path: string }) {
  return (
    <Readable as="header" className={styles.header} data-tone="dark">
      <Wordmark brand={copy.brand} />
      <button className={styles.toggle} type="button" popoverTarget="menu">
        Menu
      </button>
      <nav id="menu" className={styles.menu} popover="auto" aria-label="Main">
        <MainNavigation path={path} />
        <Ornament name="night" />
      </nav>
    </Readable>
  )
}

export const query = graphql`
  fragment Header on Query {
    copy {
      brand
    }
  }
`
