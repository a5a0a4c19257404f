import { type Facts, fillText, isUnfilled } from "./facts"
import { type Explanation, instead, suggestion } from "./problem"
import type { SitePages } from "./site-pages"
import { decoded, parseUrl } from "./urls"

/**
 * Explains what is wrong with a link's URL; undefined if it works.
 * @param written The URL, which may contain facts
 * @param page Path of the page that shows the text
 */
export function linkProblem(
  written: string,
  page: string,
  pages: SitePages,
  facts: Facts,
): Explanation | undefined {
  const address = fillText(written, facts)
  if (isUnfilled(address) || isFine(written)) return undefined
  const { path } = partsOf(address)
  const anchors = path === undefined ? undefined : pages.get(path || page)
  const meant = anchors ? undefined : meantBy(written).find(isFine)
  if (meant) return [`A link cannot lead to “${written}”.`, instead(written, meant)]
  if (path !== undefined) {
    const known = anchors?.map(it => `${path}#${it}`) ?? [...pages.keys()]
    const message = `The site has no ${anchors ? "section" : "page"} ${address}.`
    return [
      message,
      `${suggestion(address, known)}The possible addresses are: ${known.join(", ")}.`,
    ]
  }
  const remedy = "Write an address that begins with https://, mailto:, tel: or /."
  return [`“${written}” is not a link address.`, remedy]

  function isFine(candidate: string): boolean {
    const filled = fillText(candidate, facts)
    if (complete.test(filled)) return parseUrl(filled) !== undefined
    const { path, anchor } = partsOf(filled)
    if (path === undefined || !pages.has(path || page)) return false
    return anchor === undefined || (pages.get(path || page)?.includes(anchor) ?? true)
  }
}

/** A complete web, mail or telephone URL. */
const complete =
  /^(https?:\/\/[^/\s].*|mailto:[^\s@/?#]+@[^\s@?]+\.[^\s@?]+(\?\S*)?|tel:\+?\(?[0-9][0-9().-]{2,})$/i

/** The path and fragment of a URL on this site; no path for any other URL. */
function partsOf(address: string): { path?: string; anchor?: string } {
  const [, path, , anchor] = /^(\/(?![/\\])[^#?]*|(?=#))(\?[^#]*)?(?:#(.*))?$/.exec(address) ?? []
  return { path, anchor: anchor && decoded(anchor) }
}

/** Corrections to try: mail, telephone, another site, a page written as a file name or relative path. */
function meantBy(address: string): string[] {
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return []
  const [, name, rest = ""] =
    /^(?:\.{0,2}\/)*([\w-]+)(?:\.md|\.html?)?\/?([?#].*)?$/.exec(address) ?? []
  const site = address.replace(/^(?:\/\/)?(?=\w+\.\w+\.)|^\/\//, "https://")
  return [`mailto:${address}`, `tel:${address}`, site, `/${name}${rest}`, `/${name}`]
}
