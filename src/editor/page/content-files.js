import { ask, refusal } from "./ask.js"
import { showRefusal } from "./refusal.js"

/** The files in `content/`, as the form's backend: what its server reads and writes are values. */
export class ContentFiles {
  /** The version of each file that its form shows. */
  versions = new Map()

  isGitBackend = () => false
  status = async () => ({ auth: { status: true }, api: { status: true } })
  authComponent = () => () => null
  authenticate = async () => ({ name: "Editor" })
  restoreUser = this.authenticate
  logout = async () => {}
  getToken = async () => ""
  getMedia = async () => []

  async entriesByFiles(files) {
    const answers = await this.read(files.map(({ path }) => path))
    return answers.map(entryOf)
  }

  async entriesByFolder(folder) {
    const answers = await this.read(await ask({ action: "list", folder }))
    return answers.map(entryOf)
  }

  async getEntry(path) {
    const [answer] = await this.read([path])
    if (answer.mistake) showRefusal(refusal(answer.mistake))
    this.versions.set(path, answer.version)
    return entryOf(answer)
  }

  read = files => ask({ action: "read", files }).catch(showRefusal)

  async persistEntry({ dataFiles: [{ path, raw }] }) {
    const values = JSON.parse(raw)
    const version = this.versions.get(path)
    const saved = await ask({ action: "save", file: path, values, version }).catch(showRefusal)
    this.versions.set(path, saved.version)
  }
}

/** A file with a mistake is listed, although its form cannot be opened. */
function entryOf({ file, values = {}, version }) {
  return { data: JSON.stringify(values), file: { path: file, id: version } }
}
