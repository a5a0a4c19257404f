import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"

export const hotelsFile = "content/hotels.json"
export const destinationsFile = "content/destinations.json"
export const cancellation = "content/legal/terms/03-cancellation-policy.md"
export const cancellationHead = "---\nnumber: 3\nheading: Cancellation Policy\n---\n"

const content = resolve(__dirname, "../content")

/** The editor on the tests' content in a folder of its own, without the site. */
export class LightEditor {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), "marquisade-edit-")))
  private readonly fresh = `${this.folder}-fresh`
  address = ""
  private process: ChildProcess | undefined

  constructor() {
    this.reset()
  }

  /**
   * @param environment What it finds there beside what is there
   * @param limits What the process may use, as `prlimit` takes it
   */
  async start(environment: NodeJS.ProcessEnv = {}, ...limits: string[]) {
    const port = new URL(this.address || "http://127.0.0.1:0").port || "0"
    const command = [process.execPath, join(__dirname, "serve.cjs"), this.folder, port]
    const [program = "", ...args] = limits.length > 0 ? ["prlimit", ...limits, ...command] : command
    const started = spawn(program, args, {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, ...environment },
    })
    this.process = started
    this.address = await new Promise((done, fail) => {
      started.stdout.on("data", text => {
        const [, own] = /Ready at (\d+)/.exec(String(text)) ?? []
        if (own) done(`http://127.0.0.1:${own}`)
      })
      started.on("exit", code => fail(new Error(`The editor ended with ${code}.`)))
    })
  }

  async end(signal: NodeJS.Signals = "SIGTERM") {
    const { process: running } = this
    if (!running || running.exitCode !== null || running.signalCode) return
    const ended = new Promise(done => running.once("exit", done))
    running.kill(signal)
    await ended
  }

  async restart(...how: Parameters<LightEditor["start"]>) {
    await this.end()
    await this.start(...how)
  }

  /** Content as the tests have it, handed in, and nothing else. */
  reset() {
    for (const name of readdirSync(this.folder))
      rmSync(join(this.folder, name), { recursive: true, maxRetries: 10 })
    if (existsSync(this.fresh)) {
      cpSync(this.fresh, this.folder, { recursive: true })
      return
    }
    cpSync(content, join(this.folder, "content"), { recursive: true })
    this.write(".gitignore", ".cache/\n")
    this.git("init", "-q", "-b", "main")
    this.git("config", "user.name", "Ada Editor")
    this.git("config", "user.email", "ada@example.com")
    this.git("add", ".")
    this.git("commit", "-qm", "Content")
    cpSync(this.folder, this.fresh, { recursive: true })
  }

  remove() {
    for (const folder of [this.folder, this.fresh]) {
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    }
  }

  read(file: string) {
    return readFileSync(join(this.folder, file), "utf8")
  }

  write(file: string, text: string) {
    writeFileSync(join(this.folder, file), text)
  }

  /** As a colleague changes a file while it is open here. */
  replace(file: string, words: string, others: string) {
    const text = this.read(file)
    if (!text.includes(words)) throw new Error(`${file} does not say ${words}.`)
    this.write(file, text.replace(words, others))
  }

  /** Lines added and removed of each changed file: `1 1 content/about.md`; `+` before one that is new. */
  changes(): string[] {
    this.git("add", "--all", "--intent-to-add", "content")
    const stat = this.git("diff", "--numstat", "HEAD", "--", "content").trim()
    return stat ? stat.split("\n").map(line => line.replaceAll("\t", " ")) : []
  }

  /** Asks the editor's server as its page does, or with other headers. */
  ask(question: unknown, headers: Record<string, string> = {}) {
    return fetch(`${this.address}/edit/content`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(question),
    })
  }

  git(...command: string[]) {
    return execFileSync("git", command, { cwd: this.folder, encoding: "utf8", stdio: "pipe" })
  }

  branch() {
    return this.git("branch", "--show-current").trim()
  }
}
