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
  for (const { path, componentChunkName } of pages) {
    const files = new Set([...(assets.app ?? []), ...(assets[componentChunkName] ?? [])])
    const scriptFiles = [...files].filter(name => name.endsWith(".js"))
    if (scriptFiles.length < 3) throw new Error(`${path}: webpack made no script for this page`)
    const file = path.endsWith(".html") ? `public${path}` : join("public", path, "index.html")
    const urls = scriptFiles.map(name => `${pathPrefix}/${name}`)
    const html = finishPage(await readFile(file, "utf8"), { path, urls, ...scripts })
    await writeFile(file, html)
    // Gatsby itself adds 404.html.
    if (file.endsWith("/index.html") && !["/", "/404"].includes(path)) {
      await copyFile(file, `public${path}.html`)
    }
  }
}

const gatsbyScripts = /<script\s+(?:src="|id="gatsby-).*?<\/script>/gs

/**
 * Finishes the HTML of a page:
 * - fills its `BootScript` with the page's path and the URLs of its scripts, which it loads;
 * - removes Gatsby's own script elements: those that load the scripts too early, the chunk map for its prefetching,
 *   which is off, and the page's path, for which the security policy would need a hash per page.
 * Everything else stays the same, byte for byte, because React compares it with its own output.
 * @throws Error if the HTML does not contain exactly one BootScript as React writes it
 */
export function finishPage(
  html: string,
  { path, urls, boot }: { path: string; urls: string[]; boot: string },
): string {
  const parts = html.replace(gatsbyScripts, "").split('<script data-sources=""></script>')
  if (parts.length !== 2)
    throw new Error(`${path}: exactly one BootScript is needed, not ${parts.length - 1}`)
  const start = `<script data-path="${path}" data-sources="${urls.join(" ")}">${boot}</script>`
  return parts.join(start)
}
