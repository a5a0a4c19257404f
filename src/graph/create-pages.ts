import { resolve } from "node:path"
import type { CreatePagesArgs } from "gatsby"

export async function createSitePages({ actions, graphql }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Queries.LegalPathsQuery>(`
    query LegalPaths {
      allLegalPage {
        nodes {
          slug
        }
      }
    }
  `)
  if (!data) throw new Error(`Could not query the legal pages: ${errors}`)
  actions.createPage({ path: "/", component: resolve("src/templates/home.tsx") })
  for (const { slug } of data.allLegalPage.nodes) {
    actions.createPage({
      path: `/${slug}`,
      component: resolve("src/templates/legal.tsx"),
      context: { slug },
    })
  }
}
