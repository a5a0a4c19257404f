import type { CreatePagesArgs } from "gatsby"

/**
 * What the steps after a build need to know about the site.
 * @throws Error if the query fails
 */
export async function readBuiltSite(graphql: CreatePagesArgs["graphql"]) {
  const { data, errors } = await graphql<Queries.BuiltSiteQuery>(`
    query BuiltSite {
      site {
        siteMetadata {
          siteUrl
        }
      }
      copy {
        brand
        description
      }
      allHotel {
        nodes {
          image
        }
      }
      allSitePage {
        nodes {
          path
          componentChunkName
        }
      }
    }
  `)
  if (!data?.site) throw new Error(`What was built could not be read: ${errors}`)
  return {
    ...data.copy,
    siteUrl: data.site.siteMetadata.siteUrl,
    pages: data.allSitePage.nodes,
    photos: data.allHotel.nodes.map(({ image }) => image),
  }
}
