import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { RunningServer } from "./web-server"

/** How a run of `hosting/publish` ended: its exit status or the signal, and its output. */
export interface Ending {
  ended: number | string
  said: string
}

/** Publishes builds on a running server with the project's script. */
export class Publisher {
  /** A folder whose programs take precedence over the machine's. */
  readonly programs: string
  private time = 0

  constructor(readonly running: RunningServer) {
    this.programs = join(running.folder, "programs")
    mkdirSync(this.programs)
    // Releases are named after the time in seconds, and tests publish more often than once a second.
    this.program("date", `case $1 in -u) echo "release-$TIME"; exit; esac`)
    this.set()
  }

  /** Runs a script before a program of the machine. */
  program(name: string, script: string): void {
    const text = `#!/bin/sh\n${script}\nPATH=\${PATH#*:}\nexec ${name} "$@"\n`
    writeFileSync(join(this.programs, name), text, { mode: 0o755 })
  }

  /** Writes the settings, with `other` ones overriding the usual. */
  set(other: Record<string, string> = {}): void {
    const { folder, server, files, config, process } = this.running
    const { program } = files
    const reloads = {
      nginx: `kill -HUP ${process.pid}`,
      caddy: `${program} reload --adapter caddyfile --config ${config} --address unix//${folder}/admin`,
    }
    const settings = {
      server: server.id,
      address: "http://localhost",
      check: `${program} ${server.check(config).join(" ")}`,
      reload: reloads[server.id],
      ask: `curl -sS -m 5 --unix-socket ${folder}/socket`,
      ...other,
    }
    const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'\n`)
    writeFileSync(join(folder, "settings"), lines.join(""))
  }

  /**
   * @param build The folder with `public` and `hosting`
   * @param words Arguments of `publish`
   * @param before Shell commands to run before it
   * @param time The time in the release's name
   */
  async publish(build: string, words: string[] = [], before = "", time?: string): Promise<Ending> {
    this.time++
    const env = {
      ...process.env,
      PATH: `${this.programs}:${process.env.PATH}`,
      TIME: time ?? String(this.time).padStart(4, "0"),
      SITE_FOLDER: this.running.folder,
      HOME: this.running.folder,
    }
    const script = join(build, "hosting/publish")
    const command = `${before}\nexec sh "$@"`
    // A process group of its own can be killed as a whole.
    const child = spawn("sh", ["-c", command, "sh", script, ...words], { env, detached: true })
    let said = ""
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", text => {
        said += text
      })
    }
    const [status, signal] = await once(child, "close")
    return { ended: status ?? signal, said }
  }

  /** The folders of all releases, sorted by time. */
  get releases(): string[] {
    const folder = join(this.running.folder, "releases")
    return readdirSync(folder)
      .sort()
      .map(name => join(folder, name))
  }

  /** The release that the server's configuration names. */
  get shown(): string | undefined {
    return /releases\/([^/]+)\/public/.exec(readFileSync(this.running.site, "utf8"))?.[1]
  }
}
