import { graphql, type WrapPageElementBrowserArgs } from "gatsby"
import { Suspense } from "react"
import { Footer } from "./footer"
import { Header } from "./header"
import * as styles from "./layout.module.css"

type Data = Queries.LayoutFragment & Partial<Queries.PhotoCreditsFragment>

/** Puts the header and the footer around a page. Gatsby keeps them mounted from page to page. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs<Data>) {
  const { data, location } = props
  // The not-found page of `gatsby develop` queries nothing.
  if (!data.allLegalPage) return element
  return (
    <>
      <Suspense>
        <a className={`button ${styles.skip}`} href="#main" data-tone="dark">
          Skip to content
        </a>
      </Suspense>
      <Header {...data} pathname={location.pathname} />
      {element}
      <Footer {...data} pathname={location.pathname} />
    </>
  )
}

export const query = graphql`
  fragment Layout on Query {
    ...Header
    ...Footer
  }
`
