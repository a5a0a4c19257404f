import { graphql } from "gatsby"
import { jsonForScript } from "../browser/inline/headline-script"

type Data = Queries.PageHeadFragment & Queries.StructuredDataFragment

/** The home page's data for search engines: JSON-LD with schema.org types. */
export function structuredData({ siteUrl, copy }: Data): string {
  const url = `${siteUrl}/`
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
  return jsonForScript(website)
}

export const query = graphql`
  fragment StructuredData on Query {
    copy { established headquarters email phone }
  }
`
