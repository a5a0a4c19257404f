import { graphql } from "gatsby"

type Data = Queries.PageHeadFragment & Queries.StructuredDataFragment

/** The home page's data for search engines: JSON-LD with schema.org types, escaped for a `<script>`. */
export function structuredData({ site, copy }: Data): string {
  const url = `${site?.siteMetadata.siteUrl}/`
  const website = {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: copy.brand,
    url,
    inLanguage: "en",
    publisher: {
      "@type": "Organization",
      name: copy.brand,
      url,
      logo: `${url}apple-touch-icon.png`,
      foundingDate: String(copy.established),
      address: { "@type": "PostalAddress", addressLocality: copy.headquarters },
      email: copy.email,
      telephone: copy.phone,
    },
  }
  return JSON.stringify(website).replaceAll("<", "\\u003c")
}

export const query = graphql`
  fragment StructuredData on Query {
    copy { established headquarters email phone }
  }
`
