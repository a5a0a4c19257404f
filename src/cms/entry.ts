// What the editor's page runs: the CMS with the configuration from the rules, and the site's own check before each save.
import CMS from "@sveltia/cms"
import { configuration } from "./configuration"
import { saveProblem } from "./save-check"

/** Filled in by the build. */
declare const target: { repository: string; branch: string; site: string }

CMS.registerEventListener({
  name: "preSave",
  async handler({ entry }) {
    const { path, data } = entry.toJS()
    const reason = saveProblem(await texts(), path, data)
    // The CMS shows the cause of an error with this name; for any other it says to try again later.
    if (reason) throw new Error("saving_failed", { cause: new Error(reason) })
  },
})

CMS.init({ config: configuration(target.repository, target.branch, target.site) })

/**
 * The content as the CMS knows it on the branch: it keeps it in a database of its own, brought up to date right
 * before each save. So this asks nobody, and is the state that the commit goes on top of. On one's own machine
 * there is no branch: `npm run edit` reads the folder.
 */
async function texts(): Promise<Map<string, string>> {
  if (location.hostname === "localhost") {
    const answer = await fetch("/content.json", { cache: "no-store" })
    return new Map(Object.entries(await answer.json()))
  }
  const database = await result(indexedDB.open(`github:${target.repository}`))
  const store = database.transaction("file-cache").objectStore("file-cache")
  const [paths, files] = await Promise.all([result(store.getAllKeys()), result(store.getAll())])
  // An open connection would keep the CMS from adding a store.
  database.close()
  return new Map(paths.map((path, index) => [String(path), String(files[index].text)]))
}

function result<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
