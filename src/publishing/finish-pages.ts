import { copyFile, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { InlineAllowlist } from "./inline-allowlist"
import type { BuiltSite } from "./read-built-site"

/**
 * Finishes the HTML of all pages after a build. Also copies `terms/index.html` to `terms.html`: without the copy,
 * static hosts redirect `/terms` to `/terms/`.
 */
export async function finishPages(
  { pages, assets, pathPrefix }: Pick<BuiltSite, "pages" | "assets" | "pathPrefix">,
  { scripts }: InlineAllowlist,
): Promise<void> {
  for (const { path: pathname, componentChunkName } of pages) {
    const files = new Set([...(assets.app ?? []), ...(assets[componentChunkName] ?? [])])
    const scriptFiles = [...files].filter(name => name.endsWith(".js"))
    if (scriptFiles.length < 3) throw new Error(`${pathname}: webpack made no script for this page`)
    const file = join("public", pathname, pathname.endsWith(".html") ? "" : "index.html")
    const urls = scriptFiles.map(name => `${pathPrefix}/${name}`)
    const html = finishPage(await readFile(file, "utf8"), { pathname, urls, ...scripts })
    await writeFile(file, html)
    // Gatsby itself adds 404.html.
    if (file.endsWith("/index.html") && !["/", "/404"].includes(pathname)) {
      await copyFile(file, `public${pathname}.html`)
    }
  }
}

const gatsbyScripts = /<script\s+(?:src="|id="gatsby-).*?<\/script>/gs

/**
 * Finishes the HTML of a page:
 * - fills its `BootScript` with the page's pathname and the URLs of the scripts that it loads;
 * - removes Gatsby's own script elements: those that load the scripts too early, the chunk map for its prefetching,
 *   which is off, and the page's pathname, for which the security policy would need a hash per page.
 * Everything else stays the same, byte for byte, because React compares it with its own output.
 * @throws Error if the HTML does not contain exactly one BootScript as React writes it
 */
export function finishPage(
  html: string,
  { pathname, urls, boot }: { pathname: string; urls: string[]; boot: string },
): string {
  const parts = html.replace(gatsbyScripts, "").split('<script data-sources=""></script>')
  if (parts.length !== 2)
    throw new Error(`${pathname}: exactly one BootScript is needed, not ${parts.length - 1}`)
  const start = `<script data-path="${pathname}" data-sources="${urls.join(" ")}">${boot}</script>`
  return parts.join(start)
}
