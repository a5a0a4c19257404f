import { graphql } from "gatsby"
import type { PropsWithChildren } from "react"

type Props = PropsWithChildren<
  Queries.PageHeadFragment & { title: string; description: string; path?: string }
>

/**
 * What a page tells browsers, search engines and those it is shared with; `siteHead` has what all
 * pages tell alike. `path` has no prefix; without it the page has no address of its own.
 */
export function PageHead({ site, copy, title, description, path, children }: Props) {
  const address = path && `${site?.siteMetadata.siteUrl}${path}`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {address && <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={copy.brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {address && <meta property="og:url" content={address} />}
      <meta name="theme-color" content="#2b1142" />
      {children}
    </>
  )
}

export const query = graphql`
  fragment PageHead on Query {
    site {
      siteMetadata {
        siteUrl
      }
    }
    copy {
      brand
    }
  }
`
