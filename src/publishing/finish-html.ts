import { copyFile, readFile, writeFile } from "node:fs/promises"
import { actFromFirstPaint } from "../browser/first-paint"
import { loadInOrder } from "../browser/load-in-order"

/** A page as Gatsby lists it. */
export interface BuiltPage {
  path: string
  componentChunkName: string
}

/** The file in `public/` that holds the HTML of a page. */
function htmlFile(path: string): string {
  return path.endsWith(".html") ? `public${path}` : `public${path.replace(/\/$/, "")}/index.html`
}

/**
 * Finishes the HTML of all pages after a build, whichever of them Gatsby has written anew:
 * - puts in the styles of this build, since Gatsby keeps a page for which only styles changed;
 * - has `loadInOrder` ask for the scripts at the top of the head, and for what Gatsby itself asks for
 *   only when its scripts have arrived, a round trip too late: the template's script and page data;
 * - has `actFromFirstPaint` run there, too;
 * - leaves out what Gatsby says of itself, to its prefetching, which is off, and to Internet Explorer,
 *   iOS 9 and readers of XHTML;
 * - copies `terms/index.html` to `terms.html`, since static hosts answer `/terms` from the latter,
 *   and redirect it to `/terms/` where there is only the former.
 * @param assets The files of each chunk, as `readBuiltAssets` has them
 * @param pathPrefix Gatsby's path prefix, or an empty string
 * @returns The finished HTML of every page
 */
export async function finishHtml(
  pages: readonly BuiltPage[],
  assets: Record<string, string[]>,
  pathPrefix: string,
): Promise<string[]> {
  const finished: string[] = []
  for (const { path, componentChunkName } of pages) {
    const [styles = "", script = ""] = assets[componentChunkName] ?? []
    const css = await readFile(`public/${styles}`, "utf8")
    const scripts = [...(assets.app ?? []), script].filter(name => name.endsWith(".js"))
    const page = path === "/" ? "index" : path.replace(/^\/|\/$/g, "")
    const data = ["app-data", `${page}/page-data`].map(name => `page-data/${name}.json`)
    const sources = [...scripts, ...data].map(name => `${pathPrefix}/${name}`).join(" ")
    const file = htmlFile(path)
    const html = (await readFile(file, "utf8"))
      .replace(
        /<style data-href=[\s\S]*?<\/style>/,
        () => `<style data-href="${pathPrefix}/${styles}">${css}</style>`,
      )
      .replace(/<meta (http-equiv="x-ua-compatible"|name="generator")[^>]*>/g, "")
      .replace(/(<meta name="viewport"[^>]*), shrink-to-fit=no/, "$1")
      .replace(/\/\*<!\[CDATA\[\*\/(window\.pagePath=.*?)\/\*\]\]>\*\//, "$1")
      .replace(/<script\s+id="gatsby-chunk-mapping"[\s\S]*?<\/script>/, "")
      .replace(/<script (src|data-sources)=[^>]*>.*?<\/script>/gs, "")
      .replace(
        '<meta charSet="utf-8"/>',
        charset =>
          `${charset}<script data-sources="${sources}">(${loadInOrder})(document.currentScript.dataset.sources.split(" "));(${actFromFirstPaint})()</script>`,
      )
    await writeFile(file, html)
    finished.push(html)
    // 404.html is a page of its own, which Gatsby adds.
    if (file.endsWith("/index.html") && !["/", "/404"].includes(path)) {
      await copyFile(file, `public${path}.html`)
    }
  }
  return finished
}
