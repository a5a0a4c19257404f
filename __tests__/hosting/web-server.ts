import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { caddyConfig } from "../../src/build/caddy"
import type { HeaderRule } from "../../src/build/headers"
import { nginxConfig } from "../../src/build/nginx"
import { until } from "../develop/until"
import { ask, type Place } from "./ask"
import type { Program } from "./programs"

/** A web server that can serve the built site. */
export interface WebServer extends Program {
  /** The configuration that the build wrote for it. */
  built: string
  /** What wrote it. */
  write: (rules: HeaderRule[]) => string
  /**
   * Its whole configuration, which includes the one for the site; `folder` is the place for its files
   * and for its socket.
   */
  config: (folder: string, site: string, files: Record<string, string>) => string
  /** Arguments to run it in the foreground with the configuration in a file. */
  arguments: (config: string) => string[]
}

/** A running server, which listens on a socket in a folder of its own: it takes no port. */
export class RunningServer {
  private readonly folder = mkdtempSync(join(tmpdir(), "marquisade-"))
  private readonly process: ChildProcess
  private output = ""
  readonly place: Place = { socketPath: join(this.folder, "socket") }

  /**
   * @param files As `obtain` found them
   * @param site The file with the configuration for the site, or its rules
   */
  constructor(server: WebServer, files: Record<string, string>, site: string | HeaderRule[]) {
    const config = join(this.folder, "config")
    const included = typeof site === "string" ? resolve(site) : join(this.folder, "site")
    if (typeof site !== "string") writeFileSync(included, server.write(site))
    writeFileSync(config, server.config(this.folder, included, files))
    this.process = spawn(String(files.program), server.arguments(config), {
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

const root = resolve("public")

export const nginx: WebServer = {
  name: "nginx",
  built: "hosting/nginx.conf",
  write: nginxConfig,
  files: {
    program: ["/usr/sbin/nginx", "/usr/bin/nginx"],
    brotli: [
      "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so",
      "/usr/share/nginx/modules/ngx_http_brotli_static_module.so",
    ],
  },
  packages: ["nginx-light", "libnginx-mod-http-brotli-static"],
  // One process without a master stays with the user who started it, and can read the project.
  config: (folder, site, { brotli }) => `
    load_module ${brotli};
    daemon off;
    master_process off;
    pid ${folder}/pid;
    error_log stderr;
    events {}
    http {
      access_log off;
      ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(name => `${name}_temp_path ${folder}/${name};`)
        .join("\n")}
      server {
        listen unix:${folder}/socket;
        root "${root}";
        include "${site}";
      }
    }
  `,
  arguments: config => ["-e", "stderr", "-c", config],
}

export const caddy: WebServer = {
  name: "Caddy",
  built: "hosting/caddy.conf",
  write: caddyConfig,
  files: { program: ["/usr/bin/caddy", "/usr/local/bin/caddy", "/opt/homebrew/bin/caddy"] },
  packages: ["caddy"],
  config: (folder, site) => `
    {
      admin off
      auto_https off
    }
    http:// {
      bind unix/${folder}/socket
      root * "${root}"
      import "${site}"
    }
  `,
  arguments: config => ["run", "--adapter", "caddyfile", "--config", config],
}
