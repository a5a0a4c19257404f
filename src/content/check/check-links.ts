import { type Facts, fillText } from "../files/facts"
import { type Explanation, instead, suggestion } from "../problem"
import { parseUrl } from "../urls"
import type { SitePages } from "./site-pages"

/**
 * Explains what is wrong with a link's URL; undefined if it works.
 * @param address As typed; it may contain facts
 * @param page The pathname of the page that shows the text
 */
export function linkProblem(
  address: string,
  page: string,
  pages: SitePages,
  facts: Facts,
): Explanation | undefined {
  const url = fillText(address, facts)
  // The field check already reports invalid and missing facts.
  const isFact = /^(mailto:\{email\}|tel:\{phone\})$/.test(address)
  if (isFact || /\{\w+\}/.test(url) || isFine(address)) return undefined
  const { pathname } = partsOf(url)
  const anchors = pathname === undefined ? undefined : pages.get(pathname || page)
  const correction = anchors ? undefined : possibleCorrections(address).find(isFine)
  const isOnlyHere = isPrivate(url)
  const fault = isOnlyHere ? "works only for you, not for visitors" : "is not a valid link address"
  const invalid = `“${address}” ${fault}.`
  if (correction) return [invalid, instead(address, correction)]
  if (isOnlyHere) return [invalid, "Open the page and copy its address from the browser."]
  if (pathname === undefined) {
    return [invalid, "Use an address that starts with https://, mailto:, tel: or /."]
  }
  const known = anchors?.length ? anchors.map(id => `${pathname}#${id}`) : [...pages.keys()]
  const remedy = `${suggestion(url, known)}Existing addresses: ${known.join(", ")}.`
  return [`There is no ${anchors ? "section" : "page"} ${url} on this site.`, remedy]

  function isFine(candidate: string): boolean {
    const filled = fillText(candidate, facts)
    if (isPrivate(filled)) return false
    if (complete.test(filled)) return parseUrl(filled) !== undefined
    const { pathname, anchor } = partsOf(filled)
    if (pathname === undefined || !pages.has(pathname || page)) return false
    return anchor === undefined || (pages.get(pathname || page)?.includes(anchor) ?? true)
  }
}

/** A complete web, mail or telephone URL. */
const complete =
  /^(https?:\/\/[^/\s].*|mailto:[^\s@/?#]+@[^\s@?]+\.[^\s@?]+(\?\S*)?|tel:\+?\(?[0-9][0-9().-]{2,})$/i

/** A file, a local server, or a redirect by a mail program or search engine. */
const privateUrl =
  /^(file:|https?:\/\/(localhost|127\.|\[|(www\.)?google\.[a-z.]+\/url\?|l\.\w+\.com\/|mail\.google\.|outlook\.|[\w.-]*safelinks\.|urldefense\.))/i

/** Also true of the editor's own address, when the check runs there. */
const isPrivate = (url: string) =>
  privateUrl.test(url) || parseUrl(url)?.host === (globalThis.location?.host ?? "localhost")

/** The pathname and fragment of a URL on this site; no pathname for any other URL. */
function partsOf(url: string): { pathname?: string; anchor?: string } {
  const [, pathname, , anchor] = /^(\/(?![/\\])[^#?]*|(?=#))(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? []
  return { pathname, anchor: anchor && decode(anchor) }
}

/** Decodes part of a URL, or returns it unchanged if an escape is not valid. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Corrections to try: a redirect's target; mail, telephone, another site, a page's file name or relative URL. */
function possibleCorrections(url: string): string[] {
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) {
    const query = parseUrl(url)?.searchParams
    return ["url", "q", "u"].flatMap(name => query?.get(name) ?? [])
  }
  const [, name, rest = ""] =
    /^(?:\.{0,2}\/)*([\w-]+)(?:\.md|\.html?)?\/?([?#].*)?$/.exec(url) ?? []
  const site = url.replace(/^(?:\/\/)?(?=\w+\.\w+\.)|^\/\//, "https://")
  return [`mailto:${url}`, `tel:${url}`, site, `/${name}${rest}`, `/${name}`]
}
