/** A photo's credit, with the links that a Creative Commons license requires. */
export function photoCredit({ image, imageCredit }: { image: string; imageCredit?: string }) {
  if (!imageCredit) return null
  const [, by = imageCredit, license, kind = "", version] =
    /^(.*?),? (CC ([A-Z]+(?:-[A-Z]+)*) (\d\.\d))$/.exec(imageCredit) ?? []
  const licenseUrl =
    license && `https://creativecommons.org/licenses/${kind.toLowerCase()}/${version}/`
  return { by, page: photoPage(image), license, licenseUrl }
}

/** The page about a photo on Wikimedia Commons, or else the photo itself. */
function photoPage(address: string): string {
  const { href } = new URL(address)
  const [, name] =
    /^https:\/\/(?:commons\.wikimedia\.org\/wiki\/Special:FilePath|upload\.wikimedia\.org\/wikipedia\/commons\/.\/..)\/([^/?#]+)/.exec(
      href,
    ) ?? []
  return name ? `https://commons.wikimedia.org/wiki/File:${name}` : href
}
