/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import { extname } from "node:path"
import { notForVisitors } from "../../src/publishing/headers"
import { mediaTypes, textTypes } from "../../src/publishing/media-types"
import { startHost } from "../browser/host"
import { publishedPublic } from "../test-site"
import { type Answer, ask, type Place } from "./ask"
import { caddy } from "./caddy"
import { nginx } from "./nginx"
import { obtain } from "./programs"
import { RunningServer, siteOf } from "./web-server"

const files = readdirSync(publishedPublic, { recursive: true })
  .map(file => String(file).replaceAll("\\", "/"))
  .filter(file => statSync(`${publishedPublic}/${file}`).isFile())

const originals = files.filter(
  file => !/\.(br|gz)$/.test(file) && !notForVisitors.includes(String(file.split("/")[0])),
)

const hashed = /^\/(\S+)\n {2}Cache-Control: public, max-age=31536000, immutable$/gm
const hashedFiles = [...readFileSync(`${publishedPublic}/_headers`, "utf8").matchAll(hashed)].map(
  ([, file]) => `/${file}`,
)

const addresses = readFileSync(`${publishedPublic}/sitemap.xml`, "utf8").matchAll(
  /<loc>(.*?)<\/loc>/g,
)
const pages = [...addresses].map(([, address]) => new URL(String(address)).pathname)
const found = [...pages, "/terms/", ...originals.map(file => `/${file}`)]
const unknown = ["/no-such-page", "/terms/no-such-page", "/static", "/static/", "/app-0.js"]
const encodings = ["br", "gzip", "identity"]

const protection = [
  "content-security-policy",
  "strict-transport-security",
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
]

/** The parts of an answer that must be the same on every host. */
function promised({ status, headers, body }: Answer) {
  const named = ["location", "content-type", "cache-control", ...protection]
  return {
    status,
    headers: Object.fromEntries(named.map(name => [name, headers[name]])),
    body: body.toString("latin1"),
  }
}

const withoutRedirect = Object.fromEntries([
  ["location", undefined],
  ...["content-type", "cache-control", ...protection].map(name => [name, expect.any(String)]),
])

/** The file's compressed copies, as they are in `${publishedPublic}/`. */
function copies(file: string) {
  return { br: `${publishedPublic}/${file}.br`, gzip: `${publishedPublic}/${file}.gz` }
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
  const compressed = files.filter(file => /\.(br|gz)$/.test(file)).sort()
  expect(compressed).toEqual(texts.flatMap(file => [`${file}.br`, `${file}.gz`]).sort())
  expect(texts.length).toBeGreaterThan(10)
})

for (const server of [nginx, caddy]) {
  const obtained = obtain(server)
  const missing = typeof obtained === "string"
  const suite = missing ? describe.skip : describe

  suite(missing ? `${server.name}: skipped, because ${obtained}` : server.name, () => {
    let running: RunningServer
    let place: Place

    beforeAll(async () => {
      if (missing) return
      running = new RunningServer(server, obtained, siteOf(server))
      place = running.place
      await running.answers()
    }, 30_000)

    afterAll(() => running?.stop())

    test.each(pages)(
      "answers %s without a redirect, as HTML that browsers revalidate each time",
      async path => {
        const { status, headers } = await ask(place, path)
        expect(status).toBe(200)
        expect(headers["content-type"]).toBe("text/html; charset=utf-8")
        expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate")
      },
    )

    test.each([...found, ...unknown])(
      "answers %s as the host of the browser tests does",
      async path => {
        const expected = promised(await ask(reference, path))
        expect(expected.headers).toEqual(withoutRedirect)
        for (const encoding of encodings) {
          const answer = await ask(place, path, { "Accept-Encoding": encoding })
          expect([encoding, promised(answer)]).toEqual([encoding, expected])
        }
        const { sent, ...head } = await ask(place, path, {}, "HEAD")
        expect(sent).toHaveLength(0)
        expect(promised(head as Answer)).toEqual({ ...expected, body: "" })
      },
    )

    test.each(unknown)("answers %s with the page for unknown paths and status 404", async path => {
      const { status, body } = await ask(place, path)
      expect(status).toBe(404)
      expect(body).toEqual(readFileSync(`${publishedPublic}/404.html`))
    })

    test.each(notForVisitors.filter(name => existsSync(`${publishedPublic}/${name}`)))(
      "keeps %s from visitors",
      async name => {
        const { status, body } = await ask(place, `/${name}`)
        expect(status).toBe(404)
        expect(body).toEqual(readFileSync(`${publishedPublic}/404.html`))
      },
    )

    test.each(hashedFiles)("lets browsers keep %s for a year", async path => {
      const { status, headers } = await ask(place, path)
      expect(status).toBe(200)
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable")
    })

    test.each(originals.filter(file => existsSync(copies(file).br)))(
      "sends the compressed copies of %s to clients that accept them, and tells caches so",
      async file => {
        const { br, gzip } = copies(file)
        for (const [accepted, encoding, copy] of [
          ["gzip, deflate, br, zstd", "br", br],
          ["br", "br", br],
          ["gzip", "gzip", gzip],
          ["identity", undefined, `${publishedPublic}/${file}`],
        ] as const) {
          const { headers, sent } = await ask(place, `/${file}`, { "Accept-Encoding": accepted })
          expect([accepted, headers["content-encoding"]]).toEqual([accepted, encoding])
          expect([accepted, headers.vary]).toEqual([accepted, "Accept-Encoding"])
          expect([accepted, sent.equals(readFileSync(copy))]).toEqual([accepted, true])
        }
      },
    )

    test("sends the page for unknown paths compressed, too", async () => {
      const answer = await ask(place, "/no-such-page", { "Accept-Encoding": "br" })
      expect(answer.headers["content-encoding"]).toBe("br")
      expect(answer.headers.vary).toBe("Accept-Encoding")
      expect(answer.sent).toEqual(readFileSync(`${publishedPublic}/404.html.br`))
    })

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

    test("sends the same protection in answer to malformed requests", async () => {
      const { headers: expected } = await ask(reference, "/")
      const { headers } = await ask(place, "/", {}, "POST")
      for (const name of protection) expect([name, headers[name]]).toEqual([name, expected[name]])
    })
  })
}
