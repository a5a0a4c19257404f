/** The page about a photo on Wikimedia Commons, or else the photo itself. */
export function photoPage(address: string): string {
  const { href } = new URL(address)
  const [, name] =
    /^https:\/\/(?:commons\.wikimedia\.org\/wiki\/Special:FilePath|upload\.wikimedia\.org\/wikipedia\/commons\/.\/..)\/([^/?#]+)/.exec(
      href,
    ) ?? []
  return name ? `https://commons.wikimedia.org/wiki/File:${name}` : href
}
