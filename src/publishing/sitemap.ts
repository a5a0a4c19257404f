import { writeFile } from "node:fs/promises"
import type { BuiltSite } from "./read-built-site"

/** Writes `public/sitemap.xml` (sitemaps.org) and a `public/robots.txt` (RFC 9309) that allows everything. */
export async function writeSitemap({ pages, siteUrl }: BuiltSite): Promise<void> {
  const urls = pages
    .filter(({ path }) => !["/404", "/404.html"].includes(path))
    .map(({ path }) => `<url><loc>${siteUrl}${path}</loc></url>\n`)
  await writeFile(
    "public/sitemap.xml",
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`,
  )
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
  await writeFile("public/robots.txt", robots)
}
