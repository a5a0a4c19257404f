import { writeFile } from "node:fs/promises"

/**
 * Tells search engines which pages there are: `public/sitemap.xml` (sitemaps.org) and a
 * `public/robots.txt` (RFC 9309) that allows all and names it.
 * @param paths Paths of the pages
 * @param siteUrl Where the site is published
 */
export async function writeSitemap(paths: string[], siteUrl: string): Promise<void> {
  const places = paths.map(path => `<url><loc>${new URL(path, siteUrl).href}</loc></url>\n`)
  await writeFile(
    "public/sitemap.xml",
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${places.join("")}</urlset>
`,
  )
  await writeFile(
    "public/robots.txt",
    `User-agent: *\nAllow: /\n\nSitemap: ${new URL("/sitemap.xml", siteUrl).href}\n`,
  )
}
