/**
 * Characters that the sources of photos may have in the Content-Security-Policy, which names each host.
 * Cloudflare Pages reads no more than 2,000 in a line of `_headers`; the rest of the policy has some 700.
 */
export const mostHostCharacters = 1_200

/** The hosts that browsers load photos from, each once, with its port unless that is the default. */
export function photoHosts(addresses: string[]): string[] {
  const hosts = addresses.flatMap(address => {
    const url = new URL(address)
    // Wikimedia redirects Special:FilePath to the host of its files.
    return isWikimediaFilePath(url) ? [url.host, "upload.wikimedia.org"] : [url.host]
  })
  return [...new Set(hosts)].sort()
}

/** The hosts as sources of images in a content security policy. */
export function photoSources(hosts: string[]): string {
  return hosts.map(host => `https://${host}`).join(" ")
}

export function isWikimediaFilePath(url: URL): boolean {
  return (
    url.hostname === "commons.wikimedia.org" && url.pathname.startsWith("/wiki/Special:FilePath/")
  )
}
