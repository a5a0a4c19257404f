import { existsSync, readFileSync } from "node:fs"
import { inspectContent } from "../../src/content/checks/check"
import { photoHosts } from "../../src/content/rules/photo-hosts"
import { pathPrefixOf, siteAddress } from "../../src/publishing/site-address"

if (!existsSync("public/sitemap.xml")) throw new Error("Build the site first: npm run build")

/** Path that the site is published under, or an empty string. */
export const prefix = pathPrefixOf(siteAddress(process.env.SITE_URL))

/** Every page of the published site: a path that shows it, its file, and what the console may say. */
export const pages = [
  ...[...readFileSync("public/sitemap.xml", "utf8").matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => {
      const path = new URL(String(address)).pathname
      const name = path.slice(prefix.length + 1)
      return { path, file: `${name || "index"}.html`, expectedMessages: [] }
    },
  ),
  { path: `${prefix}/no-such-page`, file: "404.html", expectedMessages: [/status of 404/] },
]

const { sources } = inspectContent(process.cwd())

/** The content as the site itself reads it. */
export const content = {
  hotels: dataOf<{ name: string; location: string; image: string }[]>("hotels.json"),
  destinations: dataOf<{ name: string }[]>("destinations.json"),
  legalPages: dataOf<{ slug: string; title: string }[]>("legal/pages.json"),
  site: dataOf<{ hero: { headlines: string[] } }>("site.json"),
  /** The headings of a legal page's sections, in order. */
  headings: (slug: string) =>
    sources
      .filter(({ file }) => file.startsWith(`content/legal/${slug}/`))
      .map(({ data }) => data as { number: number; heading: string })
      .sort((one, other) => one.number - other.number)
      .map(({ heading }) => heading),
}

/** Hosts of the published photos. */
export const publishedPhotoHosts = photoHosts(content.hotels.map(({ image }) => image))

function dataOf<Data>(name: string): Data {
  return sources.find(({ file }) => file === `content/${name}`)?.data as Data
}
