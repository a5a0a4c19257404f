/** @jest-environment node */
import { existsSync, readFileSync, statSync } from "node:fs"
import type { Server } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { extname, join } from "node:path"
import { notForVisitors } from "../../src/publishing/headers"
import { mediaTypes, textTypes } from "../../src/publishing/media-types"
import { startHost } from "../browser/host"
import { publishedPublic } from "../test-site"
import { type Answer, ask, type Place } from "./ask"
import { describeServers } from "./each-server"
import { filesOf } from "./next-build"
import { siteOf } from "./web-server"

/** The headers of every answer that protect visitors. */
const protection = [
  "content-security-policy",
  "strict-transport-security",
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
]

const built = (file: string) => readFileSync(`${publishedPublic}/${file}`)
const visitorFiles = filesOf(publishedPublic).filter(
  file => !notForVisitors.includes(String(file.split("/")[0])),
)
const originals = visitorFiles.filter(file => !/\.(br|gz)$/.test(file))

const hashed = /^\/(\S+)\n {2}Cache-Control: public, max-age=31536000, immutable$/gm
const hashedFiles = [...String(built("_headers")).matchAll(hashed)].map(([, file]) => `/${file}`)

const addresses = String(built("sitemap.xml")).matchAll(/<loc>(.*?)<\/loc>/g)
const pages = [...addresses].map(([, address]) => new URL(String(address)).pathname)
const found = [...pages, "/terms/", ...originals.map(file => `/${file}`)]
const unknown = ["/no-such-page", "/terms/no-such-page", "/static", "/static/", "/app-0.js"]
const hidden = notForVisitors.filter(name => existsSync(`${publishedPublic}/${name}`))
const encodings = ["br", "gzip", "identity"]

const named = ["content-type", "cache-control", ...protection]

/** The parts of an answer that must be the same on every host. */
function promised({ status, headers, body }: Answer) {
  return {
    status,
    headers: Object.fromEntries(["location", ...named].map(name => [name, headers[name]])),
    body: body.toString("latin1"),
  }
}

const withoutRedirect = {
  location: undefined,
  ...Object.fromEntries(named.map(name => [name, expect.any(String)])),
}

let host: Server
let reference: Place

beforeAll(async () => {
  host = await startHost(0, publishedPublic)
  reference = { host: "127.0.0.1", port: (host.address() as AddressInfo).port }
})

afterAll(() => {
  host.close()
})

test("every file for visitors has a content type in the hosts' configuration", () => {
  const kinds = new Set(originals.map(file => extname(file).slice(1)))
  expect([...kinds].filter(kind => !(kind in mediaTypes))).toEqual([])
})

test("every text file of at least a packet's size has compressed copies, and no other file has", () => {
  const texts = originals.filter(
    file =>
      extname(file).slice(1) in textTypes && statSync(`${publishedPublic}/${file}`).size >= 1_000,
  )
  const compressed = filesOf(publishedPublic).filter(file => /\.(br|gz)$/.test(file))
  expect(compressed.sort()).toEqual(texts.flatMap(file => [`${file}.br`, `${file}.gz`]).sort())
  expect(texts.length).toBeGreaterThan(10)
})

const long = "a".repeat(300)

/** What no browser sends: the beginning of a request, before its other headers. */
const malformed = [
  ...["GET /terms HTTP/1.0", "GET /terms\r\nContent-Length: 3"],
  ...["/%00", "/%ff%fe", `/${long}`, `/${"é".repeat(130)}`, `/${"a/".repeat(600)}`],
  ...["bytes=0-0,2-2", "bytes=99999999-", "bytes=a-b"].map(range => `GET /\r\nRange: ${range}`),
  ...["", "a,".repeat(500)].map(tags => `GET /terms\r\nIf-Match: ${tags}`),
  ...["x", "-1"].map(date => `GET /terms\r\nIf-Modified-Since: ${date}`),
]

/** What breaks the rules of HTTP itself: Caddy's library refuses it, before Caddy can set a header. */
const unreadable = [
  ...["get /", "G\0T /", "CONNECT /", "/%zz", `GET /${"a".repeat(40_000)}`],
  ...["GET / HTTP/9.9", "GET / HTTP/2.0", "GET /\r\nTransfer-Encoding: nonsense"],
  ...["GET /\r\nContent-Length: -5", "GET /\r\nX Y: z", `GET /\r\nX: ${long.repeat(200)}`],
]

/** Attempts to change the site, or to see what lies beside the files for visitors. */
const refused = [
  ...["POST /", "PUT /terms", "DELETE /", "OPTIONS /", "TRACE /", "FOO /icon.svg"],
  ...["/..%2f..%2fsettings", "/%5c..%5csettings", "/.%2e/%2e./settings", "/terms/%0d%0aX-A:%20b"],
  ...["/%5fheaders", "/static/../_headers", "/hosting/nginx.conf", "/webpack.stats.json%20"],
]

/** Sends a request exactly as written. @returns The head of the answer */
async function send(socket: string, request: string): Promise<string> {
  const [line = "", ...more] = request.split("\r\n")
  const method = line.startsWith("/") ? "GET " : ""
  const version = line.includes(" HTTP/") ? "" : " HTTP/1.1"
  const lines = [method + line + version, ...more, "Host: localhost", "Connection: close", "", ""]
  const connection = connect(socket, () => connection.end(lines.join("\r\n")))
  const answer = await connection.toArray()
  return String(Buffer.concat(answer)).split("\r\n\r\n")[0] ?? ""
}

describeServers(({ server, folder, place }) => {
  const socket = join(folder, "socket")

  test.each([
    ...pages.map(path => [path, "text/html; charset=utf-8", "public, max-age=0, must-revalidate"]),
    ...hashedFiles.map(path => [
      path,
      mediaTypes[extname(path).slice(1)],
      "public, max-age=31536000, immutable",
    ]),
  ])("answers %s without a redirect, as %s, %s", async (path, type, kept) => {
    const { status, headers } = await ask(place, String(path))
    expect(status).toBe(200)
    expect([headers["content-type"], headers["cache-control"]]).toEqual([type, kept])
  })

  test.each([...found, ...unknown])(
    "answers %s as the host of the browser tests does",
    async path => {
      const expected = promised(await ask(reference, path))
      expect(expected.headers).toEqual(withoutRedirect)
      for (const encoding of encodings) {
        const answer = await ask(place, path, { "Accept-Encoding": encoding })
        expect([encoding, promised(answer)]).toEqual([encoding, expected])
      }
      const head = await ask(place, path, {}, "HEAD")
      expect(head.sent).toHaveLength(0)
      expect(promised(head)).toEqual({ ...expected, body: "" })
    },
  )

  test.each([...unknown, ...hidden.map(name => `/${name}`)])(
    "answers %s with the page for unknown paths and status 404",
    async path => {
      const { status, body } = await ask(place, path)
      expect(status).toBe(404)
      expect(body).toEqual(built("404.html"))
    },
  )

  test.each([
    ["no-such-page", "404.html"],
    ...originals.filter(file => visitorFiles.includes(`${file}.br`)).map(file => [file, file]),
  ])(
    "sends the compressed copies for %s to clients that accept them, and tells caches so",
    async (path, file) => {
      for (const [accepted, encoding, copy] of [
        ["gzip, deflate, br, zstd", "br", ".br"],
        ["br", "br", ".br"],
        ["gzip", "gzip", ".gz"],
        ["identity", undefined, ""],
      ] as const) {
        const { headers, sent } = await ask(place, `/${path}`, { "Accept-Encoding": accepted })
        expect([accepted, headers["content-encoding"]]).toEqual([accepted, encoding])
        expect([accepted, headers.vary]).toEqual([accepted, "Accept-Encoding"])
        expect([accepted, sent.equals(built(file + copy))]).toEqual([accepted, true])
      }
    },
  )

  test.each([...pages, "/icon.svg", "/page-data/index/page-data.json", ...hashedFiles])(
    "does not send %s again to clients that have it",
    async path => {
      for (const encoding of encodings) {
        const accept = { "Accept-Encoding": encoding }
        const { headers } = await ask(place, path, accept)
        for (const [condition, value] of [
          ["If-None-Match", headers.etag],
          ["If-Modified-Since", headers["last-modified"]],
        ] as const) {
          const again = await ask(place, path, { ...accept, [condition]: String(value) })
          expect([condition, again.status]).toEqual([condition, 304])
          expect(again.sent).toHaveLength(0)
          for (const name of ["cache-control", ...protection]) {
            expect([name, again.headers[name]]).toEqual([name, headers[name]])
          }
        }
      }
    },
  )

  test("answers what no browser sends without a 5xx, and with all headers", async () => {
    for (const request of [
      ...malformed,
      ...refused,
      ...(server.id === "nginx" ? unreadable : []),
    ]) {
      const head = await send(socket, request)
      const right = refused.includes(request) ? /^HTTP\/1.1 4/ : /^HTTP\/1.[01] [234]/
      const [status, ...lines] = head.split("\r\n")
      const names = lines.map(line => line.split(":")[0]?.toLowerCase())
      const missing = ["cache-control", ...protection].filter(name => !names.includes(name))
      const which = request.slice(0, 60)
      expect({ which, status, missing }).toEqual({
        which,
        status: expect.stringMatching(right),
        missing: [],
      })
    }
  })

  /** How long the server keeps a connection on which nothing but `start` arrives, ms. */
  function held(start: string): Promise<number> {
    const began = Date.now()
    const connection = connect(socket, () => connection.write(start))
    connection.resume().on("error", () => {})
    return new Promise(done => connection.on("close", () => done(Date.now() - began)))
  }

  test("a client that never finishes its request is disconnected, whatever it requests", async () => {
    const questions = [
      "GET / HTTP/1.1\r\nHost: localhost\r\nUser-Agent: slow",
      "GET /terms",
      "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nThe first words",
    ]
    const times = await Promise.all(questions.map(held))
    for (const time of times) expect(time).toBeLessThan(15_000)
  }, 20_000)
}, siteOf)
