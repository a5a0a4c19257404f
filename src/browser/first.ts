// The inline script after a page's first screen (`FirstScript`). The build bundles it.
import "./protocol"
import { actFromFirstPaint } from "./first-paint"
import { loadScripts } from "./load-scripts"

const { path, sources = "" } = (document.currentScript as HTMLScriptElement).dataset
self.pagePath = path
actFromFirstPaint()
try {
  decodeURIComponent(decodeURIComponent(location.pathname))
  loadScripts(sources.split(" "))
} catch {
  // Gatsby decodes the path twice, and fails at an unknown one such as /100%. Its page works without scripts.
}
