// The inline script after a page's first screen. The build bundles it into `BootScript`.
import "../shared-state"
import { enhanceBeforeHydration } from "./before-hydration"
import { loadScripts } from "./load-scripts"

const { path, sources = "" } = document.currentScript?.dataset ?? {}
window.pagePath = path
enhanceBeforeHydration()
if (isCanonicalPathname()) loadScripts(sources.split(" "))

/**
 * Whether the path means the same once decoded. Gatsby throws if it does not (`/%23booking`, `/some%2Fpath`) or cannot
 * be decoded (`/100%`); such a page works without Gatsby's scripts.
 */
function isCanonicalPathname(): boolean {
  const { pathname, origin } = location
  try {
    return new URL(decodeURIComponent(pathname), origin).pathname === pathname
  } catch {
    return false
  }
}
