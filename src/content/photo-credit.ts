/** The photographer and one license, perhaps with the license's address and the source, as Wikimedia writes them. */
const credit =
  /^(?<by>.+?)[\s,;/|(–-]+(?<license>CC[ -](?<kind>BY(?:-NC)?(?:-(?:SA|ND))?)[ -](?<version>4\.0|(?:1\.0|2\.[015]|3\.0)(?: (?:[A-Z]{2}|IGO)\b)?)|(?<zero>CC ?0(?: 1\.0)?)|CC PDM 1\.0|public domain)\)?(?: https?:\/\/creativecommons\.org\/\S*)?(?:,? via [^,]+)?\.?$/i

const license = /\bCC[ -]?(?:BY|0|PDM|zero)\b|creative ?commons/i

/** Whether a credit names a license, but not so that the site knows its page. */
export const isUnclear = (text: string) => license.test(credit.exec(text)?.groups?.by ?? text)

/** A photo's credit, with the links that a Creative Commons license requires. */
export function photoCredit({ image, imageCredit }: { image: string; imageCredit?: string }) {
  if (!imageCredit) return null
  const { by = imageCredit, license, kind, version, zero } = credit.exec(imageCredit)?.groups ?? {}
  const path = kind
    ? `licenses/${kind}/${version?.replace(" ", "/")}`.toLowerCase()
    : `publicdomain/${zero ? "zero" : "mark"}/1.0`
  const licenseUrl = license && `https://creativecommons.org/${path}/`
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
