import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import type { BuildArgs, Node } from "gatsby"
import type { Hotel, SiteCopy } from "../content/schema"
import { siteUrlFrom } from "../head/site-url"
import { photoHosts } from "../photos/hosts"
import { finishPage } from "./finish-page"
import { fillHeaders } from "./headers"
import { bundleBootScript, inlineAllowlist } from "./inline-allowlist"
import { robots, sitemap } from "./sitemap"

/** Finishes a build: completes the pages, and writes the sitemap and the headers. */
export async function finishBuild({ getNodesByType, pathPrefix }: BuildArgs): Promise<void> {
  const nodes = <Content>(type: string) => getNodesByType(type) as (Node & Content)[]
  const pages = nodes<Queries.SitePage>("SitePage")
  const paths = pages.map(({ path }) => path)
  // `assertValidSiteUrl` has stopped Gatsby if there is none.
  const siteUrl = siteUrlFrom(process.env.SITE_URL) as string
  const headlines = nodes<SiteCopy>("SiteCopy").flatMap(({ hero }) => hero.headlines)
  const stats = JSON.parse(readFileSync("public/webpack.stats.json", "utf8"))
  const chunks: Record<string, string[]> = stats.assetsByChunkName
  const boot = bundleBootScript()

  for (const { path: pathname, componentChunkName } of pages) {
    const own = chunks[componentChunkName]
    if (!own) throw new Error(`${pathname}: webpack.stats.json has no script for this page.`)
    // Last comes webpack's runtime, which runs the others: browsers compile each of those in a task of its own.
    const files = new Set([...(chunks.app ?? []), ...own].reverse())
    const scripts = [...files].filter(name => name.endsWith(".js"))
    const urls = scripts.map(name => `${pathPrefix}/${name}`)
    const file = join("public", pathname, pathname.endsWith(".html") ? "" : "index.html")
    writeFileSync(file, finishPage(readFileSync(file, "utf8"), { pathname, urls, boot }))
    // Without a copy, static hosts redirect `/terms` to `/terms/`. Gatsby itself adds 404.html.
    if (!/^\/(404.*)?$/.test(pathname)) copyFileSync(file, `public${pathname}.html`)
  }

  const allFiles = [...new Set(Object.values(chunks).flat())]
  const stylesheets = allFiles.filter(name => name.endsWith(".css"))
  for (const name of allFiles.filter(name => name.endsWith(".js"))) {
    // Chromium then compiles all functions in the background (v8.dev/blog/explicit-compile-hints). File names stay.
    const script = `//# allFunctionsCalledOnLoad\n${readFileSync(`public/${name}`, "utf8")}`
    writeFileSync(`public/${name}`, script)
  }
  const hosts = photoHosts(nodes<Hotel>("Hotel").map(({ image }) => image))
  const values = {
    ...inlineAllowlist(boot, headlines, stylesheets),
    photoHosts: hosts.map(host => `https://${host}`).join(" "),
    prefix: pathPrefix,
  }
  const template = readFileSync("src/publishing/_headers", "utf8")
  writeFileSync("public/_headers", fillHeaders(template, values))
  writeFileSync("public/sitemap.xml", sitemap(siteUrl, paths))
  writeFileSync("public/robots.txt", robots(siteUrl))
  assertKept("static")
  // Gatsby needs these; visitors do not. The styles are in each page.
  const unused = ["webpack.stats.json", "chunk-map.json", "~partytown", "_gatsby", ...stylesheets]
  for (const name of unused) rmSync(`public/${name}`, { recursive: true, force: true })
}

/** @throws Error if the build has written over a file in this folder, which Gatsby has copied into `public/` */
function assertKept(folder: string) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  for (const { name, parentPath } of entries.filter(entry => entry.isFile())) {
    const file = join(parentPath, name)
    const published = readFileSync(join("public", relative(folder, file)))
    if (!published.equals(readFileSync(file)))
      throw new Error(
        `The build writes ${name} itself. Remove ${file}, and change src/publishing/.`,
      )
  }
}
