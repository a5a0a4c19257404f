import { type ChildProcess, execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { freePort } from "../free-port"
import { until } from "../until"
import { writeFiles } from "../write-files"

const [program, curl] = ["/usr/sbin/nginx", "/usr/bin/curl"]
const brotli = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"
const patience = [20_000, () => "nginx is not ready."] as const

/** Debian's packages of what the tests need. */
const packages = { "nginx-light": program, "libnginx-mod-http-brotli-static": brotli, curl }

/** Starts nginx for the tests of a file. */
export function nginxForTests(): Nginx {
  const nginx = new Nginx()
  beforeAll(() => nginx.start(), 30_000)
  afterAll(() => nginx.stop())
  return nginx
}

/** An nginx of its own: the project's configuration within Debian's, and a folder in place of /srv/marquisade. */
export class Nginx {
  readonly folder = mkdtempSync(join(tmpdir(), "marquisade-"))
  readonly site = join(this.folder, "site")
  private readonly options = ["-p", this.folder, "-c", "nginx.conf", "-e", "stderr"]
  private process?: ChildProcess
  private url = ""

  async start(): Promise<void> {
    for (const [name, file] of Object.entries(packages)) {
      if (!existsSync(file)) throw new Error(`${file} is missing: install Debian's ${name}`)
    }
    const port = await freePort()
    this.url = `http://127.0.0.1:${port}`
    // The processes that answer are another user's, if root starts nginx.
    chmodSync(this.folder, 0o755)
    const ours = readFileSync("hosting/nginx.conf", "utf8")
      .replace("listen 80;", `listen 127.0.0.1:${port};`)
      .replace("www.marquisade.example", "localhost")
      .replace("/srv/marquisade", this.site)
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    const debians = `load_module ${brotli}; daemon off; pid pid; events {} http {
      sendfile on; tcp_nopush on; gzip on; access_log off;
      include /etc/nginx/mime.types; default_type application/octet-stream;
      ${temporary.map(name => `${name}_temp_path ${name};`).join(" ")}
      ${ours} }`
    writeFiles(this.folder, { "site/live.conf": "", "nginx.conf": debians })
    this.process = spawn(program, this.options, { stdio: ["ignore", "ignore", "inherit"] })
    await until(() => this.ask("/").then(Boolean, () => false), ...patience)
  }

  async stop(): Promise<void> {
    if (this.process?.exitCode === null && this.process.kill()) await once(this.process, "exit")
    rmSync(this.folder, { recursive: true })
  }

  /** Waits until the processes that answered before a publication have ended. */
  settle(): Promise<number> {
    const id = this.process?.pid
    const running = () => readFileSync(`/proc/${id}/task/${id}/children`, "utf8").match(/\d+/g)
    return until(() => running()?.length === 1, ...patience)
  }

  ask(path: string, encoding = "identity"): Promise<Response> {
    return fetch(this.url + path, { headers: { "Accept-Encoding": encoding }, redirect: "manual" })
  }

  /** Runs the `hosting/publish` of a build, with a command before nginx is told. */
  publish(build: string, before = "true"): Promise<{ status: number; said: string }> {
    writeFiles(this.folder, { reload: `${before} && kill -HUP ${this.process?.pid}` })
    const programs = {
      NGINX: [program, ...this.options].join(" "),
      RELOAD: `sh ${this.folder}/reload`,
    }
    const env = { ...process.env, ...programs, SITE_FOLDER: this.site, SITE_URL: this.url }
    return promisify(execFile)(join(build, "hosting/publish"), { env }).then(
      ({ stdout, stderr }) => ({ status: 0, said: stdout + stderr }),
      ({ code, stdout, stderr }) => ({ status: code, said: stdout + stderr }),
    )
  }
}
