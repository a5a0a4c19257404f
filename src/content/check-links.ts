import { decoded, parseAddress } from "./addresses"
import { suggestion, type Wording } from "./problem"
import type { SitePages } from "./site-pages"

/**
 * What is wrong with the address of a link in a text; undefined if nothing is.
 * @param page Path of the page that shows the text
 */
export function linkProblem(address: string, page: string, pages: SitePages): Wording | undefined {
  if (address === "") {
    return ["The link has no address.", "Write it between the parentheses: [words](/terms)"]
  }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase()
  if (scheme) return outwardProblem(scheme, address)
  if (/^(\/[^/\\]|\/?#|\/$)/.test(address)) return inwardProblem(address, page, pages)
  const meant =
    [
      `mailto:${address}`,
      `tel:${address}`,
      address.replace(/^(?:\/\/)?(?=\w+\.\w+\.)|^\/\//, "https://"),
    ].find(isComplete) ?? pageMeant(address, page, pages)
  return [
    `A link cannot begin like this: “${address}”.`,
    meant ? `Write ${meant}` : "Write https:// before another site, / before a page of this one.",
  ]
}

/** The address of a page that is written as a file, or from another folder: `privacy.md`, `../privacy/`. */
function pageMeant(address: string, page: string, pages: SitePages): string | undefined {
  const [, name, rest = ""] =
    /^(?:\.{0,2}\/)*([\w-]+)(?:\.md|\.html?)?\/?([?#].*)?$/.exec(address) ?? []
  if (!name || !pages.has(`/${name}`)) return undefined
  return inwardProblem(`/${name}${rest}`, page, pages) ? `/${name}` : `/${name}${rest}`
}

const complete: Record<string, RegExp> = {
  https: /^https:\/\/[^/\s]/i,
  http: /^http:\/\/[^/\s]/i,
  mailto: /^mailto:[^\s@/?#]+@[^\s@?]+\.[^\s@?]+(\?\S*)?$/i,
  tel: /^tel:\+?\(?[0-9][0-9().-]{2,}$/i,
}

function isComplete(address: string): boolean {
  return Object.values(complete).some(form => form.test(address)) && !!parseAddress(address)
}

function outwardProblem(scheme: string, address: string): Wording | undefined {
  if (!(scheme in complete)) {
    return [
      `A link that begins with “${scheme}:” is unsafe or unknown.`,
      "Use an address that begins with https://, mailto:, tel: or / instead.",
    ]
  }
  if (isComplete(address)) return undefined
  return [
    `The address of this link is not complete: “${address}”.`,
    "Write it like https://example.com/page, mailto:info@example.com or tel:+17025550148.",
  ]
}

function inwardProblem(address: string, page: string, pages: SitePages): Wording | undefined {
  const [, path = "", , written] = /^([^#?]*)(\?[^#]*)?(?:#(.*))?$/.exec(address) ?? []
  if (!pages.has(path || page)) {
    const meant = pageMeant(address, page, pages)
    if (meant) return [`There is no page ${path} on this site.`, `Write ${meant}`]
    return [`There is no page ${path} on this site.`, oneOf(path, [...pages.keys()])]
  }
  const known = pages.get(path || page)
  const anchor = written && decoded(written)
  if (!known || anchor === undefined || known.includes(anchor)) return undefined
  const addresses = known.map(part => `${path}#${part}`)
  return [
    `The page ${path || page} has no section called “#${anchor}”.`,
    oneOf(`${path}#${anchor}`, addresses),
  ]
}

function oneOf(written: string, known: string[]) {
  return `${suggestion(written, known)}The possible addresses are: ${known.join(", ")}.`
}
