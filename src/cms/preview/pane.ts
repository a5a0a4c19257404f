// The pane beside a form: a document of the CMS's, in which we show the page that a worker renders.
import CMS, { type CustomPreviewTemplate } from "@sveltia/cms"
import type { BytesByPath } from "../../content/check-content"
import { contentKinds, nameOf } from "../../content/content-kinds"
import { cmsNameOf } from "../configuration"
import { updateNode } from "./update-node"

let pane: Document | undefined
let worker: Worker
let timer: number
/** The saved content, as it was when the form opened. */
let files: Promise<BytesByPath>
/** What the pane shows, and how far it is scrolled, in px. The CMS makes a new pane when a window for a photo closes. */
let shown = { path: "", html: "", top: 0 }

/** Registers previews if a form is open: only then, because the CMS then loads React. */
export function registerPreviews(currentFiles: () => Promise<BytesByPath>): void {
  if (!/\/(entries|new)\b/.test(location.hash)) return
  // The CMS renders it with a new document when a form opens, and with the same one after each key.
  const preview: CustomPreviewTemplate = ({ document: nextPane, entry }) => {
    const { path: savedPath, data } = entry.toJS()
    const path = savedPath || "content/legal/new-page.md"
    if (nextPane !== pane) {
      openPane(nextPane, path)
      files = currentFiles()
    }
    clearTimeout(timer)
    timer = window.setTimeout(async () => worker.postMessage([await files, path, data]), 150)
    return null
  }
  for (const { pattern } of contentKinds) CMS.registerPreviewTemplate(cmsNameOf(pattern), preview)
  CMS.registerPreviewStyle("preview.css")
}

/** The home page's sections that show files. */
const sections: Record<string, string> = { hotels: "casino-hotels", destinations: "booking" }

function openPane(nextPane: Document, path: string) {
  pane = nextPane
  // The styles of a hydrated page. With a key path that no field has, the CMS does not scroll the form along.
  const marks = { inlineScripts: "", hydration: "ready", headline: "", keyPath: "-" }
  Object.assign(nextPane.documentElement.dataset, marks)
  // Links would open the editor again, or another page.
  for (const type of ["click", "auxclick", "submit"])
    nextPane.addEventListener(type, event => event.preventDefault())
  // As on the site, where each photo hides itself. The event does not bubble.
  const hide = ({ target }: Event) => Object.assign(target as Element, { hidden: true })
  nextPane.addEventListener("error", hide, true)
  nextPane.addEventListener("scroll", () => {
    shown.top = nextPane.defaultView?.scrollY ?? 0
  })
  if (shown.path === path) {
    const { html, top } = shown
    nextPane.body.innerHTML = html
    nextPane.defaultView?.scrollTo(0, top)
  }
  worker ??= new Worker("preview.js", { type: "module" })
  worker.onmessage = ({ data: [shownPath, html] }) => {
    // An answer for the form before this one
    if (shownPath !== path) return
    shown = { ...shown, path, html }
    const next = new DOMParser().parseFromString(html, "text/html")
    const hidden = [...nextPane.images].filter(photo => photo.hidden).map(({ src }) => src)
    for (const photo of next.images) photo.hidden = hidden.includes(photo.src)
    const isFirst = !nextPane.body.hasChildNodes()
    const changed = updateNode(nextPane.body, next.body)
    const section = nextPane.getElementById(sections[nameOf(path)] ?? nameOf(path))
    if (isFirst) section?.scrollIntoView()
    else changed?.scrollIntoView({ block: "nearest" })
  }
}
