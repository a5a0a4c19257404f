import { copyFile, readFile, writeFile } from "node:fs/promises"

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
 * - adds the script of the page's template, which Gatsby asks for only when its own have arrived;
 * - names all scripts in the head too, since browsers paint before they have parsed the whole page,
 *   and would ask for scripts at its end only then;
 * - leaves out what Gatsby says of itself, to Internet Explorer and to its prefetching, which is off;
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
    const [styles, script] = assets[componentChunkName] ?? []
    const css = await readFile(`public/${styles}`, "utf8")
    const file = htmlFile(path)
    const html = preloadScripts(
      (await readFile(file, "utf8"))
        .replace(
          /<style data-href=[\s\S]*?<\/style>/,
          () => `<style data-href="${pathPrefix}/${styles}">${css}</style>`,
        )
        .replace(/<meta (http-equiv="x-ua-compatible"|name="generator")[^>]*>/g, "")
        .replace(/<script\s+id="gatsby-chunk-mapping"[\s\S]*?<\/script>/, "")
        .replace(/<script src="[^"]*\/component---[^"]*" async><\/script>/, "")
        .replace("</body>", `<script src="${pathPrefix}/${script}" async></script></body>`),
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

/** Asks for scripts early, but with the low priority of any `async` script: paint comes first. */
function preloadScripts(html: string): string {
  const links = [...html.matchAll(/<script src="([^"]*)" async>/g)].map(
    ([, src]) => `<link rel="preload" as="script" fetchpriority="low" href="${src}"/>`,
  )
  return html
    .replace(/<link rel="preload" as="script"[^>]*>/g, "")
    .replace('<meta charSet="utf-8"/>', charset => charset + links.join(""))
}
