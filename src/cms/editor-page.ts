// The editor's page: the CMS with the configuration from the schema, and the content check before each save.
import CMS from "@sveltia/cms"
import { configuration } from "./configuration"
import { saveProblem } from "./save-check"

/** Defined by build-editor.cli.ts. */
declare const target: { repository: string; branch: string; site: string }

// The problems stay below the form while an editor corrects them.
const list = document.querySelector("#problems") as HTMLElement
addEventListener("hashchange", () => list.replaceChildren())

CMS.registerEventListener({
  name: "preSave",
  async handler({ entry }) {
    const { path, data } = entry.toJS()
    const reason = saveProblem(await currentFiles(), path, data)
    list.textContent = reason ?? ""
    // The CMS shows this error's cause; for any other, it only says to try again later.
    if (reason) throw new Error("saving_failed", { cause: new Error(reason) })
  },
})

CMS.init({ config: configuration(target.repository, target.branch, target.site) })

/**
 * The branch's content from the CMS's own database, which it updates right before each save: the state that the commit
 * builds on. With `npm run edit` there is no branch, and the server reads the folder.
 */
async function currentFiles(): Promise<Map<string, string>> {
  if (location.hostname === "localhost") {
    const response = await fetch("/content.json", { cache: "no-store" })
    return new Map(Object.entries(await response.json()))
  }
  const database = await result(indexedDB.open(`github:${target.repository}`))
  const store = database.transaction("file-cache").objectStore("file-cache")
  const [paths, files] = await Promise.all([result(store.getAllKeys()), result(store.getAll())])
  // An open connection would block the CMS from adding a store.
  database.close()
  return new Map(paths.map((path, index) => [String(path), String(files[index].text)]))
}

function result<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
