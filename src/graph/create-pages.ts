import { resolve } from "node:path"
import type { CreatePagesArgs } from "gatsby"

export function createSitePages({ actions, getNodesByType }: CreatePagesArgs): void {
  const component = resolve("src/templates/legal.tsx")
  actions.createPage({ path: "/", component: resolve("src/templates/home.tsx") })
  for (const { slug } of getNodesByType("LegalPage")) {
    actions.createPage({ path: `/${slug}`, component, context: { slug } })
  }
}
