import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { publishedSite } from "../test-site"
import { until } from "../until"
import { ask, type Place } from "./ask"
import type { Program } from "./programs"

/** A web server that can serve the built site. */
export interface WebServer extends Program {
  /** What `hosting/publish` calls it. */
  id: "nginx" | "caddy"
  /** The part of its configuration that names the site's folder and headers. */
  site: (root: string, config: string) => string
  /**
   * Its whole configuration, which includes the file `site`; `folder` is for its own files and its socket.
   */
  config: (folder: string, site: string, files: Files, port?: number) => string
  /** Arguments to run it in the foreground with the configuration in a file. */
  run: (config: string) => string[]
  /** Arguments to check a configuration. */
  check: (config: string) => string[]
}

/** Files of a program, as `obtain` found them. */
export type Files = Record<string, string>

/**
 * A running server. It listens on a socket in a folder of its own, so that it needs no port, and (nginx) also on
 * a port if one is given.
 */
export class RunningServer {
  readonly folder = mkdtempSync(join(tmpdir(), "marquisade-"))
  readonly config = join(this.folder, "config")
  /** What is included as the site. */
  readonly site: string
  readonly place: Place = { socketPath: join(this.folder, "socket") }
  readonly process: ChildProcess
  private output = ""

  /** @param site The text of the file that it includes; empty by default */
  constructor(
    readonly server: WebServer,
    readonly files: Files,
    site = "# Nothing is published yet.\n",
    port?: number,
  ) {
    this.site = join(this.folder, `${server.id}.conf`)
    writeFileSync(this.site, site)
    writeFileSync(this.config, server.config(this.folder, this.site, files, port))
    this.process = spawn(String(files.program), server.run(this.config), {
      env: { HOME: this.folder },
    })
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.on("data", text => {
        this.output += text
      })
    }
  }

  async answers(): Promise<void> {
    const answered = () => {
      if (this.process.exitCode !== null) throw new Error(this.output)
      return ask(this.place, "/").then(
        () => true,
        () => false,
      )
    }
    await until(answered, 20_000, () => this.output)
  }

  async stop(): Promise<void> {
    if (this.process.exitCode === null && this.process.kill()) await once(this.process, "exit")
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Configuration that serves a build without publishing it. */
export function siteOf(server: WebServer, build = publishedSite): string {
  return server.site(resolve(build, "public"), resolve(build, "hosting", `${server.id}.conf`))
}
