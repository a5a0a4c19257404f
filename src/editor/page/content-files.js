import { ask } from "./ask.js"
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

  entriesByFiles = files => this.read(files.map(({ path }) => path))

  async entriesByFolder(folder) {
    return this.read(await ask({ action: "list", folder }))
  }

  async getEntry(path) {
    const [entry] = await this.read([path])
    return entry
  }

  async read(files) {
    const answers = await ask({ action: "read", files }).catch(showRefusal)
    return answers.map(({ file, values, version }) => {
      this.versions.set(file, version)
      return { data: JSON.stringify(values), file: { path: file, id: version } }
    })
  }

  async persistEntry({ dataFiles: [{ path, raw }] }) {
    const values = JSON.parse(raw)
    const version = this.versions.get(path)
    const saved = await ask({ action: "save", file: path, values, version }).catch(showRefusal)
    this.versions.set(path, saved.version)
  }
}
