import { graphql } from "gatsby"

/**
 * The home page's content for search engines: JSON-LD with schema.org types, escaped for a `<script>`. It contains only
 * what the page shows, without the photos, which show the destinations rather than the hotels.
 */
export function structuredData({ site, copy, allHotel }: Queries.StructuredDataFragment): string {
  const url = `${site?.siteMetadata.siteUrl}/`
  const organization = `${url}#organization`
  const graph = [
    {
      "@type": "WebSite",
      name: copy.brand,
      url,
      inLanguage: "en",
      publisher: { "@id": organization },
    },
    {
      "@type": "Organization",
      "@id": organization,
      name: copy.brand,
      url,
      logo: `${url}apple-touch-icon.png`,
      foundingDate: String(copy.established),
      address: addressIn(copy.headquarters),
      email: copy.email,
      telephone: copy.phone,
    },
    {
      "@type": "ItemList",
      name: copy.hotels.heading,
      itemListElement: allHotel.nodes.map(({ name, location }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        item: { "@type": "Hotel", name, address: addressIn(location.name) },
      })),
    },
  ]
  return JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll(
    "<",
    "\\u003c",
  )
}

const addressIn = (place: string) => ({ "@type": "PostalAddress", addressLocality: place })

export const query = graphql`
  fragment StructuredData on Query {
    site {
      siteMetadata {
        siteUrl
      }
    }
    copy {
      brand
      established
      headquarters
      email
      phone
      hotels {
        heading
      }
    }
    allHotel(sort: { position: ASC }) {
      nodes {
        name
        location {
          name
        }
      }
    }
  }
`
