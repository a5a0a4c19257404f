import { readFile } from "node:fs/promises"
import type { CreatePagesArgs } from "gatsby"

/** What the steps after a build need to know about the site. */
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
    /** Empty where the site is at the root of its host */
    pathPrefix,
    assets: await readBuiltAssets(),
    photos: data.allHotel.nodes.map(({ image }) => image),
  }
}

/** The files in `public/` that webpack made of each chunk, styles first, by chunk name. */
export async function readBuiltAssets(): Promise<Record<string, string[]>> {
  return JSON.parse(await readFile("public/webpack.stats.json", "utf8")).assetsByChunkName
}
