import type { Reporter } from "gatsby"
import { parseUrl } from "../content/urls"

/**
 * The site's address from the setting `SITE_URL`: `https://`, a host and perhaps a path, without a slash at the end.
 * @returns undefined if the setting is anything else
 */
export function siteAddress(setting = "https://www.marquisade.example"): string | undefined {
  const url = parseUrl(setting)
  const isBare = url?.protocol === "https:" && url.href === `${url.origin}${url.pathname}`
  return isBare ? url.href.replace(/\/$/, "") : undefined
}

/** The path of the site's address, such as `/hotels`, or an empty string; page paths follow it. */
export function pathPrefixOf(address: string | undefined): string {
  return address ? new URL(address).pathname.replace(/\/$/, "") : ""
}

/** Stops a build whose pages would tell search engines a wrong address. */
export function refuseBadAddress(reporter: Reporter): void {
  const { SITE_URL } = process.env
  if (siteAddress(SITE_URL)) return
  reporter.panic(
    `SITE_URL is "${SITE_URL}". It must be an https URL without query or fragment, such as https://www.example.com or https://example.github.io/hotels.`,
  )
}
