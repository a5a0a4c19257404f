import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { setTimeout as pause } from "node:timers/promises"
import { freePort } from "../free-port"
import { TestProject } from "../test-project"

/** How long `gatsby develop` may take to start and to show a change on a busy machine, ms. */
const [startLimit, changeLimit] = [500_000, 60_000]

/** `gatsby develop` in a copy of the project, on a free port. */
export class DevelopServer {
  readonly project = new TestProject()
  /** The terminal's output; a test may clear it. */
  output = ""
  private address = ""
  private process?: ChildProcess

  async start(): Promise<void> {
    const port = String(await freePort())
    this.address = `http://127.0.0.1:${port}`
    const { args, options } = this.project.gatsby("develop", "--host", "127.0.0.1", "--port", port)
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
    if (this.process?.exitCode === null) {
      // SIGTERM makes it stop its child processes too.
      this.process.kill()
      await once(this.process, "close")
    }
    this.project.remove()
  }

  async until(event: string, condition: () => boolean | Promise<boolean>, limit = changeLimit) {
    const end = performance.now() + limit
    while (!(await condition())) {
      const message = `Waited ${limit} ms for this: ${event}. Last lines:${this.lastLines()}`
      if (performance.now() > end) throw new Error(message)
      await pause(50)
    }
  }

  private lastLines = () => `\n${this.output.trimEnd().split(/\n+/).slice(-10).join("\n")}`

  /** Waits until a page's data contains this text. */
  waitForData(path: string, text: string): Promise<void> {
    const contains = async () => (await this.pageData(path)).includes(text)
    return this.until(`${path} shows ${text}`, contains)
  }

  waitForOutput(pattern: RegExp): Promise<void> {
    return this.until(`the terminal shows ${pattern}`, () => pattern.test(this.output))
  }

  /** Gatsby's own errors and warnings in the terminal. */
  complaints(): string[] {
    return this.output.match(/^.*\b(ERROR|warn)\b.*(?:\n.*){0,5}/gm) ?? []
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
