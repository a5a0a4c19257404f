import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout as pause } from "node:timers/promises"
import { startHost } from "../browser/host"
import { photoHosts, picture } from "../browser/photo-hosts"

/** Addresses of photos, but not those that links lead to. */
const photos = new RegExp(`(?<!href=\\\\?")https://(${photoHosts.join("|")})/`, "g")

/** Runs first in each page, and records what should never appear in a console. */
function watch() {
  const tell = (text: string) => {
    sessionStorage.told = `${sessionStorage.told ?? ""}${text}\n`
  }
  for (const kind of ["warn", "error"] as const) {
    const say = console[kind]
    console[kind] = (...words) => {
      tell(`${kind}: ${words.join(" ")}`)
      say.apply(console, words)
    }
  }
  addEventListener("error", ({ message }) => tell(`uncaught: ${message}`))
  addEventListener("unhandledrejection", ({ reason }) => tell(`rejected: ${reason}`))
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, disposition }) => {
    tell(`policy (${disposition}): ${effectiveDirective} ${blockedURI}`)
  })
}

/** What may go wrong with an answer: it comes late, not at all, half, as an error, or from a stranger. */
export const faults = ["late", "lost", "cut off", "503", "stranger"] as const

const stranger = "<!doctype html><title>Sign in</title><h1>Sign in to this network</h1>"

/**
 * A host of the built site for one test, at an address that no browser has seen before. Each page gets
 * `watch` before all its own scripts, and its photos from here: no request leaves the machine.
 */
export class Host {
  /** How long each page takes to arrive, ms. */
  delay = 0
  /** What is wrong with the answer to a request, if anything. */
  fault: (path: string) => (typeof faults)[number] | undefined = () => undefined
  private readonly front = createServer((request, response) =>
    // A test may end while its page still has requests under way.
    this.answer(request, response).catch(() => response.destroy()),
  )
  private readonly lost: RegExp[] = []
  private readonly held: { files: RegExp; released: Promise<void> }[] = []
  private constructor(private readonly site: Server) {}

  static async start(): Promise<Host> {
    const host = new Host(await startHost(0))
    await new Promise<void>(resolve => host.front.listen(0, "127.0.0.1", resolve))
    return host
  }

  get address() {
    return addressOf(this.front)
  }

  /** From now on the host does not have these files. Photos are below `/photo-host/`. */
  lose(files: RegExp) {
    this.lost.push(files)
  }

  /** From now on holds these files back. @returns A function that lets them arrive */
  hold(files: RegExp): () => void {
    let release = () => {}
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    this.held.push({ files, released })
    return release
  }

  stop() {
    for (const server of [this.front, this.site]) {
      server.close()
      server.closeAllConnections()
    }
  }

  private async answer(request: IncomingMessage, response: ServerResponse) {
    const path = String(request.url)
    if (path === "/watch.js") return send(response, "text/javascript", `(${watch})()`)
    const fault = this.fault(path)
    if (fault === "late") await pause(1500)
    if (fault === "lost") return response.destroy()
    if (fault === "503") return response.writeHead(503).end()
    if (fault === "stranger") return send(response, "text/html", stranger)
    for (const { files, released } of this.held) if (files.test(path)) await released
    if (this.lost.some(files => files.test(path))) response.writeHead(404).end()
    else if (path.startsWith("/photo-host/")) send(response, picture.contentType, picture.body)
    else if (path === "/blank") send(response, "text/html", "<!doctype html><title>Blank</title>")
    else if (path.startsWith("/framed/")) send(response, "text/html", frame(path))
    else await this.pass(path, request, response, fault === "cut off")
  }

  /** Answers as the site's own host does, except for photos, `watch`, and frames. */
  private async pass(
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
    cutOff: boolean,
  ) {
    const answer = await fetch(addressOf(this.site) + path, {
      headers: { "accept-encoding": "identity" },
    })
    const headers = Object.fromEntries(answer.headers)
    const policy = String(headers["content-security-policy"])
    const type = String(headers["content-type"])
    let body: string | Buffer = Buffer.from(await answer.arrayBuffer())
    if (/html|json/.test(type)) {
      body = String(body).replaceAll(photos, "/photo-host/")
    }
    if (type.includes("html")) {
      body = String(body).replace("<head>", '<head><script src="/watch.js"></script>')
      await pause(this.delay)
    }
    if (request.headers["sec-fetch-dest"] === "iframe") {
      headers["content-security-policy"] = policy.replace("frame-ancestors 'none'", "")
    }
    delete headers["content-length"]
    delete headers["content-security-policy-report-only"]
    if (cutOff) {
      response.writeHead(answer.status, { ...headers, "content-length": Buffer.byteLength(body) })
      response.write(body.slice(0, body.length / 2))
      await pause(300)
      response.destroy()
    } else {
      response.writeHead(answer.status, headers).end(body)
    }
  }
}

/** A page that shows another one, whose path follows `/framed`, in a frame with scripts off. */
function frame(path: string) {
  const shown = path.replace("/framed", "")
  return `<!doctype html><title>Framed</title><iframe title="Without scripts" sandbox="allow-same-origin" src="${shown}" style="position:fixed;inset:0;width:100%;height:100%;border:0"></iframe>`
}

function send(response: ServerResponse, type: string, body: string) {
  response.setHeader("Content-Type", type)
  response.setHeader("Cross-Origin-Opener-Policy", "same-origin")
  response.end(body)
}

function addressOf(server: Server) {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
