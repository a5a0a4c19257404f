// The inline script after a page's first screen (`FirstScript`). The build bundles it.
import "./protocol"
import { actFromFirstPaint } from "./first-paint"
import { loadScripts } from "./load-scripts"

const { path, sources = "" } = (document.currentScript as HTMLScriptElement).dataset
self.pagePath = path
loadScripts(sources.split(" "))
actFromFirstPaint()
