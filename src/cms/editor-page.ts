// The editor's page: the CMS with the site's configuration, and the content check before each save.
import CMS, { type CmsConfig } from "@sveltia/cms"
import type { BytesByPath } from "../content/check-content"
import { registerPreviews } from "./preview/pane"
import { repairPaste } from "./repair-paste"
import { problemsWithSave, type SaveProblem, undoesOthers } from "./save-check"

/** Defined by build-editor.cli.ts. */
declare const buildOptions: { repository: string; configuration: CmsConfig }
const { repository, configuration } = buildOptions

// EDITING.md and our own messages are in English, and quote the CMS.
Object.defineProperty(navigator, "languages", { value: ["en-US"] })

// The problems stay below the form while an editor corrects them.
const problemList = document.querySelector("#problems") as HTMLElement
const onResize = () =>
  document.body.style.setProperty("--problems-height", `${problemList.offsetHeight}px`)
new ResizeObserver(onResize).observe(problemList)

let isOverwriting = false

function noteClick({ target }: Event) {
  const label = (target as Element).closest("button, [role=menuitem]")?.textContent ?? ""
  isOverwriting = /Save Anyway/.test(label)
  if (/Revert All Changes|Reload Entry/.test(label)) problemList.replaceChildren()
}

// The CMS stops some clicks.
addEventListener("click", noteClick, true)
addEventListener("paste", repairPaste, true)
addEventListener("hashchange", () => {
  problemList.replaceChildren()
  registerPreviews(currentFiles)
})

CMS.registerEventListener({
  name: "preSave",
  async handler({ entry }) {
    const { path, data } = entry.toJS()
    const files = await currentFiles()
    // The CMS forgets what a restored draft began with, and does not notice saves from another window.
    const change = { cause: { type: "modified", entry: {} } }
    if (!isOverwriting && undoesOthers(files, path, data)) throw new Error("save_conflict", change)
    const problems = problemsWithSave(files, path, data)
    problemList.replaceChildren(...problems.flatMap(problem => [lineFor(problem), "\n"]))
    if (problems.length === 0) return
    const cause = new Error(problems.map(({ text }) => text).join("\n"))
    // The CMS shows the cause of this error, and of no other.
    throw new Error("saving_failed", { cause })
  },
})

registerPreviews(currentFiles)
CMS.init({ config: configuration })

/** A line of the list, which leads to its field if it has one. */
function lineFor({ text, field }: SaveProblem): HTMLElement | string {
  if (!field) return text
  const line = document.createElement("a")
  // The CMS unfolds the field, scrolls to it and focuses it.
  const message = {
    type: "highlight-editor-field",
    payload: { locale: "_default", keyPath: field },
  }
  const onclick = () => postMessage(message, location.origin)
  return Object.assign(line, { textContent: text, href: location.hash, onclick })
}

/**
 * The content that the commit builds on: the branch's, from the CMS's own database, which it updates right before each
 * save. With `npm run edit` there is no branch, and the database has the folder that the editor chose.
 */
async function currentFiles(): Promise<BytesByPath> {
  if (repository.startsWith("local/")) {
    const { root_dir_handle: root } = await stored("file-system-handles")
    return new Map(await filesIn(await root.getDirectoryHandle("content"), "content"))
  }
  const files = Object.entries(await stored("file-cache"))
  return new Map(files.map(([path, { text }]) => [path, encode(text)]))
}

// biome-ignore lint/suspicious/noExplicitAny: The CMS does not type it either.
type Stored = any

async function filesIn(folder: Stored, path: string): Promise<[string, Uint8Array][]> {
  const files: [string, Uint8Array][] = []
  for await (const [name, entry] of folder) {
    const inside = `${path}/${name}`
    if (entry.kind === "directory") files.push(...(await filesIn(entry, inside)))
    else files.push([inside, encode(await (await entry.getFile()).text())])
  }
  return files
}

const encode = (text: string) => new TextEncoder().encode(text)

/** What one of the CMS's stores contains. */
async function stored(name: string): Promise<Record<string, Stored>> {
  const database = await result(indexedDB.open(`github:${repository}`))
  const store = database.transaction(name).objectStore(name)
  const [keys, values] = await Promise.all([result(store.getAllKeys()), result(store.getAll())])
  // An open connection would block the CMS from adding a store.
  database.close()
  return Object.fromEntries(keys.map((key, index) => [key, values[index]]))
}

const result = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
