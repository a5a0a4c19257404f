import { parseUrl } from "../content/urls"

/** The hosts that browsers load photos from, each once, with any non-default port. */
export function photoHosts(addresses: string[]): string[] {
  const hosts = addresses.flatMap(address => {
    const url = parseUrl(address)
    if (!url?.host) return []
    // Wikimedia redirects Special:FilePath to its file host.
    return isWikimediaFilePath(url) ? [url.host, "upload.wikimedia.org"] : [url.host]
  })
  return [...new Set(hosts)].sort()
}

export const isWikimediaFilePath = ({ hostname, pathname }: URL) =>
  hostname === "commons.wikimedia.org" && pathname.startsWith("/wiki/Special:FilePath/")
