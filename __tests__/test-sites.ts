import { pathPrefixOf, siteUrlFrom } from "../src/publishing/site-url"

/** The folder of all test builds. */
export const sitesFolder = ".test-site"

/** The site with the content of `content/`, built for `SITE_URL`. */
export const realPublic = `${sitesFolder}/real`

/** The site with the tests' content, built for an example URL. */
export const testPublic = `${sitesFolder}/tests`

export const testSiteUrl = String(siteUrlFrom())

/** The site with the largest content, built for a URL with a path prefix. */
export const largestPublic = `${sitesFolder}/largest`

export const largestSiteUrl = "https://name.github.io/marquisade"

export const largestPrefix = pathPrefixOf(largestSiteUrl)
