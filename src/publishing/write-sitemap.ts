import { writeFile } from "node:fs/promises"

/**
 * Writes `public/sitemap.xml` (sitemaps.org) and a `public/robots.txt` (RFC 9309) that allows everything and
 * names the sitemap.
 * @param pages All pages of the site
 * @param siteUrl Where the site is published, without a slash at the end
 */
export async function writeSitemap(
  pages: readonly { path: string }[],
  siteUrl: string,
): Promise<void> {
  const places = pages
    .filter(({ path }) => !path.startsWith("/404"))
    .map(({ path }) => `<url><loc>${siteUrl}${path}</loc></url>\n`)
  await writeFile(
    "public/sitemap.xml",
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${places.join("")}</urlset>
`,
  )
  await writeFile(
    "public/robots.txt",
    `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  )
}
