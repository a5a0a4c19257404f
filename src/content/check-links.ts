import { quote } from "./characters"
import { hasFact } from "./facts"
import type { Explanation } from "./problem"
import { parseUrl } from "./urls"

/** The anchors of the site's pages, by pathname; undefined if a mistake hides them. */
export type SitePages = ReadonlyMap<string, readonly string[] | undefined>

/** Explains what is wrong with the address of a link on a page; undefined if it works. */
export function linkProblem(
  words: string,
  url: string,
  page: string,
  pages: SitePages,
): Explanation | undefined {
  // A missing or invalid fact is reported in its own field.
  if (hasFact(url)) return undefined
  const link = `The link ${quote(words)}`
  if (!url) return [`${link} has no address.`, "Put the cursor in it and choose the chain."]
  const leads = `${link} leads to ${quote(url)},`
  if (isOnlyHere(url)) return [`${leads} which only you can open.`, "Choose another address."]
  if (redirect.test(url)) return [`${leads} which leads elsewhere.`, openRedirect]
  if (complete.test(url) && parseUrl(url)) return undefined
  const known = [...pages.keys()].join(", ")
  const [, pathname, anchor] = /^(\/(?![/\\])[^#?]*|(?=#))(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? []
  if (pathname === undefined) {
    const remedy = `Use one that starts with https://, mailto: or tel:, or one of this site: ${known}.`
    return [`${leads} which is not a link address.`, remedy]
  }
  const target = pathname || page
  if (!pages.has(target)) return [`${leads} but there is no such page.`, `The pages are: ${known}.`]
  const anchors = pages.get(target)
  if (!anchors || anchor === undefined) return undefined
  if (anchors.some(id => [id, encodeURIComponent(id)].includes(anchor))) return undefined
  const sections = anchors.map(id => `${pathname}#${id}`).join(", ") || "none"
  return [`${leads} but there is no such section.`, `The sections are: ${sections}.`]
}

const openRedirect = "Open it, and copy the address of the page that appears."

/** A complete web, mail or telephone URL. */
const complete =
  /^(?:https?:\/\/[^/\s].*|mailto:(?:[^\s@/?#,]+@[^\s@?,]+\.[^\s@?,]+,?)+(?<!,)(?:\?\S*)?|tel:\+?\(?[0-9][0-9().-]{2,})$/i

/** A file, a local server or a mailbox. */
const privateUrl =
  /^(?:file:|https?:\/\/(?:localhost|127\.|\[|mail\.google\.|outlook\.(?:live|office|office365)\.))/i

/** Also the editor's own address, when the check runs there. */
const isOnlyHere = (url: string) =>
  privateUrl.test(url) || parseUrl(url)?.host === (globalThis.location?.host ?? "localhost")

/** A redirect by a search engine, a network or a mail program. */
const redirect =
  /^https?:\/\/(?:(?:www\.)?google\.[a-z.]+\/url\?|l\.\w+\.com\/|[\w.-]*safelinks\.|urldefense\.)/i
