import { readFileSync } from "node:fs"
import { inspect } from "../../src/content/checks/inspect"
import { readFiles } from "../../src/content/reading/disk"
import { photoHosts } from "../../src/content/rules/photo-hosts"
import { pathPrefixOf, siteAddress } from "../../src/publishing/site-address"
import { publishedPublic } from "../test-site"

/** Path that the site is published under, or an empty string. */
export const prefix = pathPrefixOf(siteAddress(process.env.SITE_URL))

/** Every page of the published site: a path that shows it, and its file. */
export const pages = [
  ...[...readFileSync(`${publishedPublic}/sitemap.xml`, "utf8").matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => {
      const path = new URL(String(address)).pathname
      const name = path.slice(prefix.length + 1)
      return { path, file: `${name || "index"}.html` }
    },
  ),
  { path: `${prefix}/no-such-page`, file: "404.html" },
]

const { sources } = inspect(readFiles("."))

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
