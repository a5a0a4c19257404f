// The editor's page: the CMS with the configuration from the schema, and the content check before each save.
import CMS from "@sveltia/cms"
import { type Files, hotelsFile } from "../content/content-files"
import { configuration } from "./configuration"
import { problemsWithSave, type SaveProblem, type Values } from "./save-check"
import { tryPhoto, unknownHost } from "./try-photo"

/** Defined by build-editor.cli.ts. */
declare const target: { repository: string; branch: string; site: string; hosts: string[] }

// EDITING.md and our own messages are in English, and quote the CMS.
Object.defineProperty(navigator, "languages", { value: ["en-US"] })

// The reasons stay below the form while an editor corrects it.
const list = document.querySelector("#problems") as HTMLElement
addEventListener("hashchange", () => list.replaceChildren())
addEventListener(
  "click",
  ({ target }) => {
    const label = (target as Element).closest("button, [role=menuitem]")?.textContent ?? ""
    if (/Revert All Changes|Reload Entry/.test(label)) list.replaceChildren()
  },
  // The CMS stops some clicks.
  true,
)
const told = new Set<string>()

CMS.registerEventListener({
  name: "preSave",
  async handler({ entry }) {
    const { path, data } = entry.toJS()
    const isNews = ({ text, isNotice }: SaveProblem) => !isNotice || !told.has(text)
    let reasons = problemsWithSave(await currentFiles(), path, data).filter(isNews)
    const hasPhotos = reasons.length === 0 && path === hotelsFile
    if (hasPhotos) reasons = (await photoReasons(data)).filter(isNews)
    for (const { text } of reasons) told.add(text)
    list.replaceChildren(...reasons.flatMap(reason => [lineFor(reason), "\n"]))
    const cause = new Error(reasons.map(({ text }) => text).join("\n"))
    // The CMS shows this error's cause; for any other, it only says to try again later.
    if (reasons.length > 0) throw new Error("saving_failed", { cause })
  },
})

CMS.init({ config: configuration(target.repository, target.branch, target.site) })

/** A line of the list, which leads to its field if it has one. */
function lineFor({ text, keyPath }: SaveProblem): HTMLElement | string {
  if (!keyPath) return text
  const line = Object.assign(document.createElement("a"), { textContent: text })
  line.href = location.hash
  // The CMS unfolds the field, scrolls to it and focuses it.
  const message = { type: "highlight-editor-field", payload: { locale: "_default", keyPath } }
  line.onclick = () => postMessage(message, location.origin)
  return line
}

async function photoReasons({ _, hotels = [] }: Values): Promise<SaveProblem[]> {
  const begun = Object.values(JSON.parse(_?.__sc_begun ?? "{}"))
  const newPhotos = [...hotels.entries()].filter(([, { image }]) => !begun.includes(image))
  const reasons = newPhotos.map(async ([index, { name, image }]) => {
    const { host } = new URL(image)
    const isNotice = !target.hosts.includes(host)
    const fault = isNotice ? unknownHost(host) : await tryPhoto(image)
    const text = `${name} › Photo address: ${fault}`
    return fault ? [{ text, keyPath: `hotels.${index}.image`, isNotice }] : []
  })
  return (await Promise.all(reasons)).flat()
}

/**
 * The branch's content from the CMS's own database, which it updates right before each save: the state that the commit
 * builds on. With `npm run edit` there is no branch, and serve-editor.ts reads the folder.
 */
async function currentFiles(): Promise<Files> {
  if (location.hostname === "localhost") {
    const response = await fetch("content.json", { cache: "no-store" })
    return encode(Object.entries(await response.json()))
  }
  const database = await result(indexedDB.open(`github:${target.repository}`))
  const store = database.transaction("file-cache").objectStore("file-cache")
  const [paths, files] = await Promise.all([result(store.getAllKeys()), result(store.getAll())])
  // An open connection would block the CMS from adding a store.
  database.close()
  const texts = paths.map((path, index): [string, string] => [String(path), files[index].text])
  // The database also lists the files in the CMS's media folder.
  return encode(texts.filter(([path]) => path.startsWith("content/")))
}

const encode = (files: [path: string, text: string][]): Files =>
  new Map(files.map(([path, text]) => [path, new TextEncoder().encode(text)]))

const result = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
