import { graphql } from "gatsby"
import { jsonForScript } from "../browser/inline/headline-script"

type Data = Queries.PageHeadFragment & Queries.StructuredDataFragment

/** The home page's data for search engines: JSON-LD with schema.org types. */
export function structuredData({ siteUrl, siteCopy }: Data): string {
  const url = `${siteUrl}/`
  const website = {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: siteCopy.brand,
    url,
    inLanguage: "en",
    publisher: {
      "@type": "Organization",
      name: siteCopy.brand,
      url,
      logo: `${url}apple-touch-icon.png`,
      foundingDate: String(siteCopy.established),
      address: { "@type": "PostalAddress", addressLocality: siteCopy.headquarters },
      email: siteCopy.email,
      telephone: siteCopy.phone,
    },
  }
  return jsonForScript(website)
}

export const query = graphql`
  fragment StructuredData on Query {
    siteCopy { established headquarters email phone }
  }
`
