/** Gatsby makes two pages of src/pages/404.tsx. */
export const isNotFoundPage = (pathname: string) => /^\/404(\.html)?$/.test(pathname)

/** A sitemap of all pages but the not-found page (sitemaps.org). */
export function sitemap(siteUrl: string, paths: string[]): string {
  const pages = paths.filter(path => !isNotFoundPage(path))
  const address = siteUrl.replaceAll("&", "&amp;")
  const urls = pages.map(path => `<url><loc>${address}${path}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`
}

/** A robots.txt that allows everything (RFC 9309). */
export const robots = (siteUrl: string) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
