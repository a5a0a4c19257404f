// The pane beside a form: a document of the CMS's, in which we show the page that a worker renders.
import CMS, { type CustomPreviewTemplate } from "@sveltia/cms"
import type { BytesByPath } from "../../content/check-content"
import { contentKinds, nameOf } from "../../content/content-kinds"
import { cmsNameOf } from "../configuration"
import { updateNode } from "./update-node"

let pane: Document | undefined
let worker: Worker
let timer: number

/** Registers previews if a form is open: only then, because the CMS then loads React. */
export function registerPreviews(currentFiles: () => Promise<BytesByPath>): void {
  if (!/\/(entries|new)\b/.test(location.hash)) return
  let files: Promise<BytesByPath>
  // The CMS renders it with a new document when a form opens, and with the same one after each key.
  const preview: CustomPreviewTemplate = ({ document, entry }) => {
    const { path, data } = entry.toJS()
    const shownPath = path || "content/legal/new-page.md"
    if (document !== pane) {
      openPane(document, shownPath)
      files = currentFiles()
    }
    clearTimeout(timer)
    timer = window.setTimeout(async () => worker.postMessage([await files, shownPath, data]), 150)
    return null
  }
  for (const { pattern } of contentKinds) CMS.registerPreviewTemplate(cmsNameOf(pattern), preview)
  CMS.registerPreviewStyle("preview.css")
}

/** The home page's sections that show files. */
const sections: Record<string, string> = { hotels: "casino-hotels", destinations: "booking" }

function openPane(document: Document, path: string) {
  pane = document
  // The styles of a hydrated page. With a key path that no field has, the CMS does not scroll the form along.
  const marks = { inlineScripts: "", hydration: "ready", headline: "", keyPath: "-" }
  Object.assign(document.documentElement.dataset, marks)
  // Links would open the editor again, or another page.
  for (const type of ["click", "auxclick", "submit"])
    document.addEventListener(type, event => event.preventDefault())
  // As on the site, where each photo hides itself. The event does not bubble.
  const hide = ({ target }: Event) => Object.assign(target as Element, { hidden: true })
  document.addEventListener("error", hide, true)
  worker ??= new Worker("preview.js", { type: "module" })
  worker.onmessage = ({ data: html }) => {
    const next = new DOMParser().parseFromString(html, "text/html")
    const hidden = [...document.images].filter(photo => photo.hidden).map(({ src }) => src)
    for (const photo of next.images) photo.hidden = hidden.includes(photo.src)
    const isFirst = !document.body.hasChildNodes()
    const changed = updateNode(document.body, next.body)
    const section = document.getElementById(sections[nameOf(path)] ?? nameOf(path))
    if (isFirst) section?.scrollIntoView()
    else changed?.scrollIntoView({ block: "nearest" })
  }
}
