import { type ChildProcess, spawn } from "node:child_process"
import { freePort } from "../free-port"
import { ProjectCopy } from "../project-copy"
import { until } from "./until"

/** `gatsby develop` in a copy of the project, on a port of its own. */
export class DevelopServer {
  readonly copy = new ProjectCopy()
  private address = ""
  private output = ""
  private heard = 0
  private process: ChildProcess | undefined

  async start(): Promise<void> {
    const port = await freePort()
    this.address = `http://127.0.0.1:${port}`
    const { args, options } = this.copy.gatsby("develop", "-H", "127.0.0.1", "-p", String(port))
    this.process = spawn(process.execPath, args, options)
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.on("data", text => {
        this.output += text
      })
    }
    const ready = () => this.output.includes("You can now view")
    const ended = () => this.process?.exitCode !== null
    await until(
      () => ready() || ended(),
      280_000,
      () => this.output,
    )
    if (ended()) throw new Error(`gatsby develop has ended.\n${this.output}`)
  }

  async stop(): Promise<void> {
    const { process: leader } = this
    if (leader?.pid && leader.exitCode === null) {
      const ended = new Promise(done => leader.once("close", done))
      // When asked to stop, Gatsby also stops the processes that it has started.
      leader.kill()
      await ended
    }
    this.copy.remove()
  }

  /** The terminal's output since the last `listenAnew`. */
  recentOutput(): string {
    return this.output.slice(this.heard)
  }

  listenAnew(): void {
    this.heard = this.output.length
  }

  /** Errors that Gatsby itself has reported. */
  errors(): string[] {
    return this.output.match(/^.*\bERROR\b(?:.*\n){6}/gm) ?? []
  }

  /** A page's data. */
  async pageData(path: string): Promise<string> {
    const name = path === "/" ? "index" : path.slice(1)
    return this.text(`/page-data/${name}/page-data.json`)
  }

  async text(path: string): Promise<string> {
    const answer = await fetch(this.address + path)
    return answer.text()
  }

  async query(query: string, operationName?: string): Promise<unknown> {
    const answer = await fetch(`${this.address}/___graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query, operationName }),
    })
    return answer.json()
  }
}
