import type { Reporter } from "gatsby"

/**
 * Where the site is published, from the setting `SITE_URL`: `https://` and a host, without a slash at
 * the end. Nothing where the setting is anything else.
 */
export function siteAddress(setting = "https://www.marquisade.example"): string | undefined {
  const url = URL.canParse(setting) ? new URL(setting) : undefined
  const bare = url?.protocol === "https:" && url.href === `${url.origin}/`
  return bare ? url.origin : undefined
}

/** Ends a build whose pages would tell search engines an address that is not theirs. */
export function refuseBadAddress(reporter: Reporter): void {
  const setting = process.env.SITE_URL
  if (!siteAddress(setting)) {
    reporter.panic(
      `SITE_URL is "${setting}". It must be https:// and the site's host, with nothing after them, such as https://www.example.com.`,
    )
  }
}
