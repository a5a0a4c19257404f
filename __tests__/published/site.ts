import { readFileSync } from "node:fs"
import { check } from "../../src/content/check"
import { readFiles } from "../../src/content/disk"
import { factsOf } from "../../src/content/facts"
import { slugOf } from "../../src/content/files"
import { legalSections } from "../../src/content/legal-sections"
import { photoHosts } from "../../src/photos/hosts"
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

const { sources } = check(readFiles("."))

const slugs = sources.flatMap(({ file }) => slugOf(file) ?? [])

/** The content as the site itself reads it. */
export const content = {
  hotels: dataOf<{ name: string; location: string; image: string }[]>("hotels.json"),
  destinations: dataOf<{ name: string }[]>("destinations.json"),
  /** The header and the footer name the first two. */
  legalPages: ["terms", "privacy", ...slugs.filter(slug => !/^(terms|privacy)$/.test(slug))].map(
    slug => ({ slug, ...dataOf<{ title: string }>(`legal/${slug}.md`) }),
  ),
  site: dataOf<{ hero: { headlines: string[] } }>("site.json"),
  /** The headings of a legal page's sections, in order. */
  headings(slug: string) {
    const page = sources.find(({ file }) => slugOf(file) === slug)
    const facts = factsOf(sources)
    return page?.body ? legalSections(page.body, facts).map(({ words }) => String(words)) : []
  },
}

/** Hosts of the published photos. */
export const publishedPhotoHosts = photoHosts(content.hotels.map(({ image }) => image))

function dataOf<Data>(name: string): Data {
  return sources.find(({ file }) => file === `content/${name}`)?.data as Data
}
