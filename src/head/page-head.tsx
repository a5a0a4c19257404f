import { graphql } from "gatsby"
import type { PropsWithChildren } from "react"

/** A page's data. The type checker refuses a query without the layout's fragment. */
type Data = Queries.PageHeadFragment & Queries.LayoutFragment

type Props = PropsWithChildren<Data & { title: string; description: string; pathname?: string }>

/**
 * A page's tags for browsers, search engines and link previews; `siteHead` has the tags that all pages share.
 * `pathname` excludes the path prefix; the not-found page has none.
 */
export function PageHead({ site, title, description, pathname, children }: Props) {
  const address = pathname && `${site?.siteMetadata.siteUrl}${pathname}`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {address && <link rel="canonical" href={address} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {address && <meta property="og:url" content={address} />}
      {children}
    </>
  )
}

export const query = graphql`
  fragment PageHead on Query {
    site {
      siteMetadata { siteUrl }
    }
    copy { brand }
  }
`
