import { resolve } from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { pages } from "../content/rules/paths"

/**
 * Creates a page for each path, with the template of its name, and one for each entry of
 * content/legal/pages.json.
 */
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
  if (!data) throw new Error(`The legal pages could not be read: ${errors}`)
  for (const path of pages) {
    actions.createPage({
      path,
      component: resolve(`src/templates${path}${path === "/" ? "home" : ""}.tsx`),
    })
  }
  for (const { slug } of data.allLegalPage.nodes) {
    actions.createPage({
      path: `/${slug}`,
      component: resolve("src/templates/legal.tsx"),
      context: { slug },
    })
  }
}

/** Adds the page that shows all components in their states to developers. */
export function createComponentsPage({ actions }: CreatePagesArgs): void {
  actions.createPage({ path: "/components", component: resolve("docs/components.tsx") })
}
