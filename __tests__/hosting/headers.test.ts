/** @jest-environment node */
import { cpSync, readdirSync, readFileSync } from "node:fs"
import { extname, join } from "node:path"
import { areBuilt, buildPublishedSite, publishedSite } from "../test-site"
import { nginxForTests } from "./nginx"

const nginx = nginxForTests()

describe("nginx answers for the published site", () => {
  const build = join(nginx.folder, "build")
  const built = (file: string) => readFileSync(join(build, "public", file), "utf8")

  let files: string[] // what visitors may request, without the compressed copies
  let common: string[][] // names and values in the file that Netlify and Cloudflare Pages read
  let hashed: string[]

  beforeAll(async () => {
    if (!areBuilt()) await buildPublishedSite()
    cpSync(publishedSite, build, { recursive: true })
    cpSync("hosting/publish", join(build, "hosting/publish"))
    expect(await nginx.publish(build)).toMatchObject({ status: 0 })
    await nginx.settle()
    const [first = "", ...others] = built("_headers").split("\n\n")
    common = [...first.matchAll(/^ {2}(\S+): (.*)$/gm)].map(([, ...header]) => header)
    hashed = others.map(rule => String(rule.split("\n")[0]))
    files = readdirSync(join(build, "public"), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name).slice(`${build}/public`.length))
      .filter(file => !/^\/(_headers|_gatsby|chunk-map|webpack\.stats)/.test(file))
  }, 300_000)

  test("with each header once, whatever is requested", async () => {
    expect(common.map(([name]) => name)).toContain("Content-Security-Policy")
    for (const path of [...files, "/", "/terms", "/no-such-page", "/static/", "/app-0123.js"]) {
      const { headers } = await nginx.ask(path)
      // A second one would follow after a comma.
      const sent = common.map(([name = ""]) => [name, headers.get(name)])
      expect([path, sent]).toEqual([path, common])
    }
  })

  test("so that browsers keep what has a hash in its name, and nothing else", async () => {
    const kept = []
    for (const path of [...files, "/", "/app-0123456789abcdef.js"]) {
      const cache = (await nginx.ask(path)).headers.get("cache-control")
      if (cache === "public, max-age=31536000, immutable") kept.push(path)
      else expect([path, cache]).toEqual([path, "public, max-age=0, must-revalidate"])
    }
    expect(kept).toEqual(expect.arrayContaining(hashed))
    expect(kept.filter(path => !/[-.][0-9a-f]{16,20}\.(js|css|woff2?)$/.test(path))).toEqual([])
  })

  test("with the type of each kind of file", async () => {
    const types: Record<string, string | null> = {}
    for (const path of [...files, "/no-such-page"]) {
      types[extname(path)] = (await nginx.ask(path)).headers.get("content-type")
    }
    expect(types).toEqual({
      "": "text/html; charset=utf-8",
      ".css": "text/css; charset=utf-8",
      ".html": "text/html; charset=utf-8",
      ".js": "application/javascript; charset=utf-8",
      ".json": "application/json",
      ".png": "image/png",
      ".svg": "image/svg+xml; charset=utf-8",
      ".txt": "text/plain; charset=utf-8",
      ".woff": "font/woff",
      ".woff2": "font/woff2",
      ".xml": "text/xml; charset=utf-8",
    })
  })

  const found = ["/", "/terms", "/terms/", "/privacy"]
  const unknown = ["/no-such-page", "/terms/x", "/static", "/_headers", "/webpack.stats.json"]
  test.each([...found, ...unknown])("%s at once, if it is for visitors", async path => {
    const [status, file] = found.includes(path) ? [200, `${path}/index.html`] : [404, "404.html"]
    const answer = await nginx.ask(path)
    expect([answer.status, await answer.text()]).toEqual([status, built(file)])
  })

  test.each(["br", "gzip"])("compressed with %s, and tells caches so", async encoding => {
    const texts = hashed.filter(file => /\.(js|css)$/.test(file) && built(file).length >= 1_000)
    for (const path of ["/terms", "/no-such-page", "/page-data/index/page-data.json", ...texts]) {
      const answer = await nginx.ask(path, encoding)
      const { headers } = answer
      // What nginx compresses itself has no length.
      const sent = ["content-encoding", "vary", "content-length"].map(name => headers.get(name))
      expect([path, ...sent]).toEqual([path, encoding, "Accept-Encoding", expect.any(String)])
      expect(await answer.text()).toBe(await (await nginx.ask(path)).text())
    }
  })
})
