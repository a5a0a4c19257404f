import { graphql } from "gatsby"
import type { PropsWithChildren } from "react"

type Texts = { title: string; description: string; pathname?: string }
type Props = PropsWithChildren<Queries.PageHeadFragment & Texts>

/**
 * A page's tags for browsers, search engines and link previews; `siteHead` has the tags that all pages share.
 * `pathname` excludes the path prefix; the not-found page has none.
 */
export function PageHead({ siteUrl, title, description, pathname, children }: Props) {
  const address = pathname && `${siteUrl}${pathname}`
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
    siteUrl
    siteCopy { brand }
  }
`
