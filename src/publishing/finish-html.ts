import { existsSync } from "node:fs"
import { copyFile, readFile, writeFile } from "node:fs/promises"
import type { BuiltSite } from "./built-site"
import { finishPage } from "./finish-page"

/**
 * Finishes the HTML of all pages after a build, and returns it. Also copies `terms/index.html` to `terms.html`:
 * static hosts answer `/terms` from the latter, and would redirect it to `/terms/` if there were only the former.
 * @throws Error if the build lacks a file that a page needs
 */
export async function finishHtml({
  pages,
  assets,
  pathPrefix,
}: Pick<BuiltSite, "pages" | "assets" | "pathPrefix">): Promise<string[]> {
  const finished: string[] = []
  for (const { path, componentChunkName } of pages) {
    const file = htmlFile(path)
    const made = [...(assets.app ?? []), ...(assets[componentChunkName] ?? [])]
    const [styles, ...furtherStyles] = new Set(made.filter(name => name.endsWith(".css")))
    const sources = [...new Set(made.filter(name => name.endsWith(".js"))), ...dataFiles(path)]
    const missing = sources.filter(name => !existsSync(`public/${name}`))
    try {
      if (!assets.app || !assets[componentChunkName])
        throw new Error("webpack made no script for it")
      if (missing.length > 0) throw new Error(`there is no ${missing.join(", no ")}`)
      if (!styles || furtherStyles.length > 0) throw new Error("its styles are not in one file")
      const html = finishPage(await readFile(file, "utf8"), {
        path,
        sources: sources.map(name => `${pathPrefix}/${name}`),
        href: `${pathPrefix}/${styles}`,
        css: await readFile(`public/${styles}`, "utf8"),
      })
      await writeFile(file, html)
      finished.push(html)
    } catch (error) {
      throw new Error(`${file} cannot be finished: ${(error as Error).message}.`)
    }
    // Gatsby itself adds 404.html.
    if (file.endsWith("/index.html") && !["/", "/404"].includes(path)) {
      await copyFile(file, `public${path}.html`)
    }
  }
  return finished
}

/** The file in `public/` that holds the HTML of a page. */
function htmlFile(path: string): string {
  return path.endsWith(".html") ? `public${path}` : `public${path.replace(/\/$/, "")}/index.html`
}

/** JSON files that Gatsby itself requests only once its scripts have arrived, a round trip too late. */
function dataFiles(path: string) {
  const page = path === "/" ? "index" : path.replace(/^\/|\/$/g, "")
  return ["app-data", `${page}/page-data`].map(name => `page-data/${name}.json`)
}
