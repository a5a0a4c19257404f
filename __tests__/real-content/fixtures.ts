import { readFileSync } from "node:fs"
import hotels from "../../content/hotels.json"
import { photoHosts } from "../../src/content/photo-hosts"
import { pathPrefixOf, siteAddress } from "../../src/publishing/site-address"
import { test as base, expect } from "../browser/fixtures"
import { realPublic } from "../test-sites"

export { expect }

/** The site's path prefix, or an empty string. */
export const prefix = pathPrefixOf(siteAddress(process.env.SITE_URL))

const sitemap = readFileSync(`${realPublic}/sitemap.xml`, "utf8")

/** The path and file of every page. */
export const pages = [
  ...[...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => {
    const path = new URL(String(address)).pathname
    return { path, file: `${path.slice(prefix.length + 1) || "index"}.html` }
  }),
  { path: `${prefix}/no-such-page`, file: "404.html" },
]

export const realPhotoHosts = photoHosts(hotels.map(({ image }) => image))

/** Opens the site with the content of `content/`. */
export const test = base.extend({
  site: [{ folder: realPublic, prefix }, { scope: "worker" }],
  photoHosts: [realPhotoHosts, { scope: "test" }],
})
