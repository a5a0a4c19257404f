import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { BuildArgs, Node } from "gatsby"
import type { Hotel, SiteCopy } from "../content/schema"
import { siteUrlFrom } from "../head/site-url"
import { photoHosts } from "../photos/hosts"
import { finishPage } from "./finish-page"
import { fillHeaders } from "./headers"
import { bundleBootScript, inlineAllowlist } from "./inline-allowlist"
import { publish } from "./publish"
import { isNotFoundPage, robots, sitemap } from "./sitemap"

/** Finishes a build: completes the pages, and writes the sitemap, the robots file and the headers. */
export async function finishBuild({ getNodesByType, pathPrefix }: BuildArgs): Promise<void> {
  const nodes = <Content>(type: string) => getNodesByType(type) as (Node & Content)[]
  const pages = nodes<Queries.SitePage>("SitePage")
  const stats = JSON.parse(readFileSync("public/webpack.stats.json", "utf8"))
  const chunks: Chunks = stats.assetsByChunkName
  const stylesheets = filesIn(chunks, ".css")
  const boot = bundleBootScript()
  finishPages(pages, chunks, boot, pathPrefix)
  for (const script of filesIn(chunks, ".js")) hintCompiler(`public/${script}`)

  const headlines = nodes<SiteCopy>("SiteCopy").flatMap(({ hero }) => hero.headlines)
  const photos = nodes<Hotel>("Hotel").map(({ image }) => image)
  const sources = photoHosts(photos).map(host => `https://${host}`)
  const values = {
    ...inlineAllowlist(boot, headlines, stylesheets),
    photoHosts: sources.join(" "),
    prefix: pathPrefix,
  }
  publish("_headers", fillHeaders(readFileSync("src/build/_headers", "utf8"), values))
  // `checkSiteUrl` has stopped Gatsby if there is none.
  const siteUrl = siteUrlFrom(process.env.SITE_URL) as string
  const paths = pages.map(({ path }) => path)
  publish("sitemap.xml", sitemap(siteUrl, paths))
  publish("robots.txt", robots(siteUrl))
  // Gatsby needs these; visitors do not. The styles are in each page.
  const unused = ["webpack.stats.json", "chunk-map.json", "~partytown", "_gatsby", ...stylesheets]
  for (const name of unused) rmSync(`public/${name}`, { recursive: true, force: true })
}

/** The files in `public/` of each part of the site's code, by webpack's names. */
type Chunks = Record<string, string[]>

const filesIn = (chunks: Chunks, ending: string) =>
  [...new Set(Object.values(chunks).flat())].filter(name => name.endsWith(ending))

function finishPages(pages: Queries.SitePage[], chunks: Chunks, boot: string, pathPrefix: string) {
  for (const { path: pathname, componentChunkName } of pages) {
    const own = chunks[componentChunkName]
    if (!own) throw new Error(`${pathname}: webpack.stats.json has no script for this page.`)
    // Last comes webpack's runtime, which runs the others: browsers compile each of those in a task of its own. In any
    // order, the longest task takes 54 ms in place of 39 (the processor slowed four times).
    const files = new Set([...(chunks.app ?? []), ...own].reverse())
    const scripts = [...files].filter(name => name.endsWith(".js"))
    const urls = scripts.map(name => `${pathPrefix}/${name}`)
    const name = join(pathname, pathname.endsWith(".html") ? "" : "index.html")
    const html = finishPage(readFileSync(join("public", name), "utf8"), { pathname, urls, boot })
    publish(name, html)
    // Without a copy, static hosts redirect `/terms` to `/terms/`. Gatsby itself adds 404.html.
    if (pathname !== "/" && !isNotFoundPage(pathname)) publish(`${pathname}.html`, html)
  }
}

/**
 * Lets Chromium compile all of a script's functions in the background (v8.dev/blog/explicit-compile-hints). Without it,
 * scripts take the main thread 118 ms in place of 89 (the processor slowed four times).
 */
function hintCompiler(script: string): void {
  writeFileSync(script, `//# allFunctionsCalledOnLoad\n${readFileSync(script, "utf8")}`)
}
