import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { RunningServer } from "./web-server"

/** How a run of `hosting/publish` ended: its exit status, or the signal; and what it said. */
export interface Ending {
  ended: number | string
  said: string
}

/** Publishes builds on a running server, with the script of the project. */
export class Publisher {
  /** The programs in here are found before those of the machine. */
  readonly programs: string
  private time = 0

  constructor(readonly running: RunningServer) {
    this.programs = join(running.folder, "programs")
    mkdirSync(this.programs)
    // Releases are named for the second, and tests publish more often.
    this.program("date", `case $1 in -u) echo "release-$TIME"; exit; esac`)
    this.set()
  }

  /** Puts a script in front of a program of the machine. */
  program(name: string, script: string): void {
    const text = `#!/bin/sh\n${script}\nPATH=\${PATH#*:}\nexec ${name} "$@"\n`
    writeFileSync(join(this.programs, name), text, { mode: 0o755 })
  }

  /** Writes the settings of this machine, with others in place of what they would be. */
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
   * @param words What is written after `publish`
   * @param before What the shell does before
   * @param time What stands in the release's name for the time
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

  /** The folders of all releases, in the order of time. */
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
