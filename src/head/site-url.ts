import type { Reporter } from "gatsby"

/**
 * The site's URL from the setting `SITE_URL`, or an example's: `https://`, a host and perhaps a path, without a trailing
 * slash. @returns undefined if the setting is anything else
 */
export function siteUrlFrom(setting = "https://www.example.com"): string | undefined {
  const url = URL.canParse(setting) ? new URL(setting) : undefined
  const isBare = url?.protocol === "https:" && url.href === `${url.origin}${url.pathname}`
  return isBare ? url.href.replace(/\/$/, "") : undefined
}

/** The pathname of the site's URL, such as `/hotels`, or an empty string; pages' pathnames are appended to it. */
export const pathPrefixOf = (siteUrl: string | undefined) =>
  siteUrl ? new URL(siteUrl).pathname.replace(/\/$/, "") : ""

/**
 * Stops Gatsby if `SITE_URL` is not valid, because pages would lack their URL or give search engines a wrong one. If it
 * is not set, stops a build only in CI or on a host and warns elsewhere; `gatsby develop` needs none.
 */
export function checkSiteUrl(reporter: Reporter, env: NodeJS.ProcessEnv): void {
  const { SITE_URL } = env
  const example = "such as https://www.example.com or https://example.github.io/hotels"
  const isPublishing = [env.CI, env.NETLIFY, env.CF_PAGES].some(flag => flag && flag !== "false")
  if (!siteUrlFrom(SITE_URL))
    reporter.panic(
      `SITE_URL is “${SITE_URL}”. It must be an https URL without a query or fragment, ${example}.`,
    )
  if (SITE_URL !== undefined || env.gatsby_executing_command === "develop") return
  const message = `SITE_URL is not set, so search engines would get ${siteUrlFrom()}. Before you publish, set it to the site's address, ${example}.`
  if (isPublishing) reporter.panic(message)
  else reporter.warn(message)
}
