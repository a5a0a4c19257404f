import type { ReactNode } from "react"
import { hydrateRoot } from "react-dom/client"

/**
 * Hydrates the page, unless `manageScrollAndFocus` loads another. React empties the page if something throws outside
 * of every `HydrationBoundary`, such as Gatsby's own code; then the HTML comes back, or, after a link, the browser loads
 * the new page.
 */
export function hydratePage(app: ReactNode, root: Element): void {
  if (self.pagePath === "") return
  const { pathname } = location
  const nodes = [...root.childNodes]
  hydrateRoot(root, app, {
    onUncaughtError(error) {
      reportError(error)
      // So that Back loads its page in full.
      delete document.documentElement.dataset.scripts
      if (location.pathname === pathname) root.replaceChildren(...nodes)
      else location.reload()
    },
  })
}
