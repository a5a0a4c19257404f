/** @jest-environment node */
import { readFileSync } from "node:fs"
import type { BuiltSite } from "../../../src/publishing/built-site"
import { writeSitemap } from "../../../src/publishing/sitemap"
import { inFolder, write } from "../mocks/folder"

const root = process.cwd()

afterEach(() => process.chdir(root))

test("the sitemap leaves out only the pages for unknown paths", async () => {
  write({ "public/index.html": "" })
  process.chdir(inFolder())
  const pages = ["/", "/404", "/404.html", "/404-policy"].map(path => ({ path }))
  await writeSitemap({ siteUrl: "https://a.example", pages } as unknown as BuiltSite)
  const sitemap = readFileSync("public/sitemap.xml", "utf8")
  expect(sitemap.match(/(?<=<loc>)[^<]+/g)).toEqual([
    "https://a.example/",
    "https://a.example/404-policy",
  ])
})
