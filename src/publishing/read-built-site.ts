import { readFile } from "node:fs/promises"
import type { CreatePagesArgs } from "gatsby"

/** The data for the steps after a build. */
export type BuiltSite = Awaited<ReturnType<typeof readBuiltSite>>

export async function readBuiltSite({
  graphql,
  pathPrefix,
}: Pick<CreatePagesArgs, "graphql"> & { pathPrefix: string }) {
  const { data, errors } = await graphql<Queries.BuiltSiteQuery>(`
    query BuiltSite {
      site {
        siteMetadata {
          siteUrl
        }
      }
      copy {
        hero {
          headlines
        }
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
  if (!data?.site) throw new Error(`Could not query the built site: ${errors}`)
  const stats = JSON.parse(await readFile("public/webpack.stats.json", "utf8"))
  return {
    siteUrl: data.site.siteMetadata.siteUrl,
    pages: data.allSitePage.nodes,
    /** Empty if the site is at the root of its host */
    pathPrefix,
    /** The files in `public/` by webpack chunk, styles first */
    assets: stats.assetsByChunkName as Record<string, string[]>,
    headlines: data.copy.hero.headlines,
    photos: data.allHotel.nodes.map(({ image }) => image),
  }
}
