import { type ChildProcess, spawn } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { until } from "./until"

const project = resolve(__dirname, "../..")

/** `gatsby develop` in a copy of the project, on a port of its own. */
export class DevelopServer {
  readonly folder = mkdtempSync(join(tmpdir(), "marquisade-"))
  output = ""
  address = ""
  private process: ChildProcess | undefined

  constructor() {
    for (const name of ["content", "src", "static", "package.json", "tsconfig.json"]) {
      cpSync(join(project, name), join(this.folder, name), { recursive: true })
    }
    for (const name of ["browser.tsx", "config.ts", "node.ts", "ssr.tsx"]) {
      cpSync(join(project, `gatsby-${name}`), join(this.folder, `gatsby-${name}`))
    }
    symlinkSync(join(project, "node_modules"), join(this.folder, "node_modules"), "junction")
  }

  async start(): Promise<void> {
    const port = await freePort()
    this.address = `http://127.0.0.1:${port}`
    const gatsby = join(project, "node_modules/gatsby/cli.js")
    // Its own process group: Gatsby starts processes in turn, and all of them have to end.
    this.process = spawn(
      process.execPath,
      [gatsby, "develop", "--host", "127.0.0.1", "--port", String(port)],
      {
        cwd: this.folder,
        detached: true,
        env: { ...process.env, NODE_ENV: "development", GATSBY_TELEMETRY_DISABLED: "1" },
      },
    )
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.on("data", text => {
        this.output += text
      })
    }
    await until(
      () => this.output.includes("You can now view"),
      120_000,
      () => this.output,
    )
  }

  stop(): void {
    if (this.process?.pid && this.process.exitCode === null) process.kill(-this.process.pid)
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 })
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), "utf8")
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text)
  }

  /** The data that a page is shown with. */
  async pageData(path: string): Promise<string> {
    const name = path === "/" ? "index" : path.slice(1)
    const answer = await fetch(`${this.address}/page-data/${name}/page-data.json`)
    return answer.text()
  }

  async query(query: string): Promise<unknown> {
    const answer = await fetch(`${this.address}/___graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query }),
    })
    return answer.json()
  }
}

function freePort(): Promise<number> {
  return new Promise(done => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => done(typeof address === "object" && address ? address.port : 0))
    })
  })
}
