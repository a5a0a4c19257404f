import { readdirSync } from "node:fs"
import { parse } from "node:path"
import hotels from "../../content/hotels.json"
import { photoHosts } from "../../src/photos/photo-hosts"
import { pathPrefixOf, siteUrlFrom } from "../../src/publishing/site-url"
import { test as base, expect, unknownPath } from "../browser/fixtures"
import { realPublic } from "../test-sites"

export { expect }

/** The site's path prefix, or an empty string. */
export const prefix = pathPrefixOf(siteUrlFrom(process.env.SITE_URL))

const legalPaths = readdirSync("content/legal").map(file => `/${parse(file).name}`)

/** The path and file of every page. */
export const pages = ["/", ...legalPaths, unknownPath].map(path => ({
  path: prefix + path,
  file: path === unknownPath ? "404.html" : `${path.slice(1) || "index"}.html`,
}))

export const realPhotoHosts = photoHosts(hotels.map(({ image }) => image))

/** Opens the site with the content of `content/`. */
export const test = base.extend({
  site: [{ folder: realPublic, prefix }, { scope: "worker" }],
  photoHosts: [realPhotoHosts, { scope: "test" }],
})
