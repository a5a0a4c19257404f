/** @jest-environment node */
import { readFileSync } from "node:fs"
import { finishHtml } from "../../../src/publishing/finish-html"
import { inFolder, write } from "../stand-ins/folder"

const project = process.cwd()

beforeEach(() => {
  write({
    "public/app.js": "",
    "public/terms.js": "",
    "public/page-data/app-data.json": "",
    "public/page-data/terms/page-data.json": "",
    "public/styles.css": "a{}",
    "public/terms/index.html":
      '<script data-sources=""></script><style data-href="x"></style></body>',
  })
  process.chdir(inFolder())
})

afterEach(() => process.chdir(project))

const pages = [{ path: "/terms", componentChunkName: "terms" }]
const assets = { app: ["app.js"], terms: ["terms.js", "styles.css"] }

test("a page exists for hosts that look for a folder and for hosts that look for a file", async () => {
  const [html] = await finishHtml({ pages, assets, pathPrefix: "/hotels" })
  expect(html).toContain(
    '"/hotels/app.js /hotels/terms.js /hotels/page-data/app-data.json /hotels/page-data/terms/page-data.json"',
  )
  expect(html).toContain('<style data-href="/hotels/styles.css">a{}</style>')
  expect(readFileSync("public/terms/index.html", "utf8")).toBe(html)
  expect(readFileSync("public/terms.html", "utf8")).toBe(html)
})

test.each([
  ["its template's script", { app: ["app.js"] }, /webpack made no script for it\.$/],
  ["the scripts of all pages", { terms: ["terms.js", "styles.css"] }, /made no script/],
  ["a script's file", { ...assets, app: ["app.js", "gone.js"] }, /there is no gone\.js\.$/],
  ["its styles", { ...assets, terms: ["terms.js"] }, /its styles are not in one file\.$/],
])("a page without %s fails the build", async (_, lacking: Record<string, string[]>, words) => {
  const finished = finishHtml({ pages, assets: lacking, pathPrefix: "" })
  await expect(finished).rejects.toThrow(words)
  await expect(finished).rejects.toThrow(/^public\/terms\/index\.html cannot/)
})
