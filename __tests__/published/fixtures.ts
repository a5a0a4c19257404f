import { readFileSync } from "node:fs"
import hotels from "../../content/hotels.json"
import { photoHosts } from "../../src/content/photo-hosts"
import { pathPrefixOf, siteUrlFrom } from "../../src/publishing/site-url"
import { test as base, expect } from "../browser/fixtures"
import { publishedPublic } from "../test-site"

export { expect }

/** The site's path prefix, or an empty string. */
export const prefix = pathPrefixOf(siteUrlFrom(process.env.SITE_URL))

const sitemap = readFileSync(`${publishedPublic}/sitemap.xml`, "utf8")

/** The path and file of every published page. */
export const pages = [
  ...[...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => {
    const path = new URL(String(address)).pathname
    return { path, file: `${path.slice(prefix.length + 1) || "index"}.html` }
  }),
  { path: `${prefix}/no-such-page`, file: "404.html" },
]

export const publishedPhotoHosts = photoHosts(hotels.map(({ image }) => image))

/** Runs against the published site, with any content. */
export const test = base.extend({
  site: [{ folder: publishedPublic, prefix }, { scope: "worker" }],
  photoHosts: [publishedPhotoHosts, { scope: "test" }],
})
