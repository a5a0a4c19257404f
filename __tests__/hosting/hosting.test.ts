/** @jest-environment node */
import { existsSync, readFileSync, statSync } from "node:fs"
import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import { extname } from "node:path"
import { notForVisitors } from "../../src/publishing/headers"
import { mediaTypes, textTypes } from "../../src/publishing/media-types"
import { startHost } from "../browser/host"
import { publishedPublic } from "../test-site"
import { type Answer, ask, type Place } from "./ask"
import { describeServers } from "./each-server"
import { filesOf, protection, visitorFiles } from "./promised"
import { siteOf } from "./web-server"

const built = (file: string) => readFileSync(`${publishedPublic}/${file}`)
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

describeServers(({ place }) => {
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

  test("sends the same protection in answer to malformed requests", async () => {
    const { headers: expected } = await ask(reference, "/")
    const { headers } = await ask(place, "/", {}, "POST")
    for (const name of protection) expect([name, headers[name]]).toEqual([name, expected[name]])
  })
}, siteOf)
