// The inline script after a page's first screen. The build bundles it into the place of `BootScript`.
import "../shared-state"
import { enhanceBeforeHydration } from "./before-hydration"
import { loadScripts } from "./load-scripts"

const { path, sources = "" } = (document.currentScript as HTMLScriptElement).dataset
self.pagePath = path
enhanceBeforeHydration()
try {
  decodeURIComponent(decodeURIComponent(location.pathname))
  loadScripts(sources.split(" "))
} catch {
  // Gatsby decodes the path twice and throws at one such as /100%. The page works without its scripts.
}
