import { pathPrefixOf, siteUrlFrom } from "../src/publishing/site-url"

/** The folder of all test builds. */
export const sitesFolder = ".test-site"

/** The site built from `content/` for `SITE_URL`. */
export const realPublic = `${sitesFolder}/real`

/** The site built from the tests' content for an example URL. */
export const testPublic = `${sitesFolder}/tests`

export const testSiteUrl = String(siteUrlFrom())

/** The site built from the largest content for a URL with a path prefix. */
export const largestPublic = `${sitesFolder}/largest`

export const largestSiteUrl = "https://name.github.io/marquisade"

export const largestPrefix = pathPrefixOf(largestSiteUrl)
