import { parseUrl } from "../content/urls"

/** The hosts that browsers load photos from, each once, with any non-default port; photo-url.ts has what may be one. */
export function photoHosts(addresses: string[]): string[] {
  const hosts = addresses.flatMap(address => {
    const url = parseUrl(address)
    if (!url?.host) return []
    // Wikimedia redirects Special:FilePath to the host of its files.
    return isWikimediaFilePath(url) ? [url.host, "upload.wikimedia.org"] : [url.host]
  })
  return [...new Set(hosts)].sort()
}

export const isWikimediaFilePath = ({ hostname, pathname }: URL) =>
  hostname === "commons.wikimedia.org" && pathname.startsWith("/wiki/Special:FilePath/")
