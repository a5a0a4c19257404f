import { type ChildProcess, spawn } from "node:child_process"
import { setTimeout as pause } from "node:timers/promises"
import { freePort } from "../free-port"
import { ProjectCopy } from "../project-copy"

/** How long `gatsby develop` may take to start and to show a change on a busy machine, ms. */
const [startLimit, changeLimit] = [500_000, 60_000]

/** `gatsby develop` in a copy of the project, on a free port. */
export class DevelopServer {
  readonly copy = new ProjectCopy()
  private address = ""
  private output = ""
  private heard = 0
  private process?: ChildProcess

  async start(): Promise<void> {
    const port = String(await freePort())
    this.address = `http://127.0.0.1:${port}`
    const { args, options } = this.copy.gatsby("develop", "--host", "127.0.0.1", "--port", port)
    const started = spawn(process.execPath, args, options)
    this.process = started
    for (const stream of [started.stdout, started.stderr]) {
      stream?.on("data", text => {
        this.output += text
      })
    }
    const ended = () => started.exitCode !== null
    const ready = async () => ended() || (await this.text("/").then(Boolean, () => false))
    await this.until("the server responds", ready, startLimit)
    if (ended()) throw new Error(`gatsby develop exited.${this.lastLines()}`)
  }

  async stop(): Promise<void> {
    const { process: leader } = this
    if (leader?.pid && leader.exitCode === null) {
      const ended = new Promise(done => leader.once("close", done))
      // SIGTERM makes it stop its child processes too.
      leader.kill()
      await ended
    }
    this.copy.remove()
  }

  /** The terminal's output since the last `clearOutput`. */
  recentOutput(): string {
    return this.output.slice(this.heard)
  }

  clearOutput(): void {
    this.heard = this.output.length
  }

  /** Waits for a condition. @returns How long it took, ms */
  async until(what: string, condition: () => boolean | Promise<boolean>, limit = changeLimit) {
    const start = performance.now()
    while (!(await condition())) {
      const message = `Waited ${limit} ms until ${what}. The terminal said last:${this.lastLines()}`
      if (performance.now() - start > limit) throw new Error(message)
      await pause(50)
    }
    return performance.now() - start
  }

  private lastLines = () => `\n${this.recentOutput().trimEnd().split(/\n+/).slice(-10).join("\n")}`

  /** Waits until a page's data contains text. @returns How long it took, ms */
  waitForData(path: string, words: string): Promise<number> {
    return this.until(`${path} shows ${words}`, async () =>
      (await this.pageData(path)).includes(words),
    )
  }

  /** Waits until the terminal's output matches. @returns How long it took, ms */
  waitForOutput(words: string): Promise<number> {
    const pattern = new RegExp(words)
    return this.until(`the terminal says ${words}`, () => pattern.test(this.recentOutput()))
  }

  /** Errors and warnings of Gatsby itself, since the last `clearOutput`. */
  complaints(): string[] {
    return this.recentOutput().match(/^.*\b(ERROR|warn)\b(?:.*\n){6}/gm) ?? []
  }

  pageData(path: string): Promise<string> {
    const name = path === "/" ? "index" : path.slice(1)
    return this.text(`/page-data/${name}/page-data.json`)
  }

  private async text(path: string): Promise<string> {
    return (await fetch(this.address + path)).text()
  }

  async query(query: string): Promise<unknown> {
    const headers = { "content-type": "application/json" }
    const body = JSON.stringify({ query })
    const response = await fetch(`${this.address}/___graphql`, { method: "POST", headers, body })
    return response.json()
  }
}
