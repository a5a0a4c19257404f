import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { until } from "../develop/until"
import { freePort } from "../free-port"
import { ProjectCopy } from "../project-copy"

/** `npm run edit` in a copy of the project, on a port of its own, its content under version control. */
export class EditorServer {
  private readonly copy = new ProjectCopy()
  readonly folder = this.copy.folder
  address = ""
  private output = ""
  private process: ChildProcess | undefined

  constructor() {
    this.git("init", "-q")
    this.git("add", "content")
    this.git("-c", "user.name=Test", "-c", "user.email=test@localhost", "commit", "-qm", "Content")
  }

  async start() {
    const port = String(await freePort())
    this.address = `http://127.0.0.1:${port}`
    // Its own process group: Gatsby starts processes in turn, and all of them have to end.
    this.process = spawn(process.execPath, ["src/editor/start.mjs", "--no-open", "--port", port], {
      cwd: this.folder,
      env: { ...process.env, NODE_ENV: "development" },
    })
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.on("data", text => {
        this.output += text
      })
    }
    await until(
      () => this.output.includes("The editor is at"),
      290_000,
      () => this.output,
    )
  }

  async end() {
    const { process: leader } = this
    if (!leader?.pid || leader.exitCode !== null) return
    const ended = new Promise(done => leader.once("close", done))
    leader.kill()
    await ended
  }

  remove() {
    this.copy.remove()
  }

  private git(...command: string[]) {
    return execFileSync("git", command, { cwd: this.folder, encoding: "utf8" })
  }
}
