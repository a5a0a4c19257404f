import { graphql, type WrapPageElementBrowserArgs } from "gatsby"
import { type PropsWithChildren, Suspense } from "react"
import { Footer } from "./footer"
import { Header } from "./header"
import * as styles from "./layout.module.css"

type Data = Queries.LayoutFragment & Partial<Queries.PhotoCreditsFragment>

type Props = PropsWithChildren<{ data: Data; pathname: string }>

/** Gatsby keeps what is around a page mounted from page to page. */
export const wrapPageElement = ({ element, props }: WrapPageElementBrowserArgs<Data>) => (
  <Layout data={props.data} pathname={props.location.pathname}>
    {element}
  </Layout>
)

/** The header and the footer around a page. */
function Layout({ data, pathname, children }: Props) {
  // The not-found page of `gatsby develop` queries nothing.
  if (!data.allLegalPage) return children
  return (
    <>
      <Suspense>
        <a className={`button ${styles.skip}`} href="#main" data-tone="dark">
          Skip to content
        </a>
      </Suspense>
      <Header {...data} pathname={pathname} />
      {children}
      <Footer {...data} pathname={pathname} />
    </>
  )
}

export const query = graphql`
  fragment Layout on Query {
    ...Header
    ...Footer
  }
`
