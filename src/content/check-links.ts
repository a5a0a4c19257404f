import { decoded, parseAddress } from "./addresses"
import type { SitePages } from "./legal-sections"
import type { Wording } from "./problem"
import { suggestion } from "./suggestion"

/**
 * What is wrong with the address of a link in a text; undefined if nothing is.
 * @param page Path of the page that shows the text
 */
export function linkProblem(address: string, page: string, pages: SitePages): Wording | undefined {
  if (address === "") {
    return {
      message: "The link leads nowhere: it has no address.",
      remedy: "Write the address between the round brackets: [words](/terms)",
    }
  }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase()
  if (scheme) return outwardProblem(scheme, address)
  if (/^(\/[^/\\]|\/?#|\/$)/.test(address)) return inwardProblem(address, page, pages)
  const meant = [`mailto:${address}`, `tel:${address}`, `/${address}`].find(other =>
    other.startsWith("/") ? pages.has(other.replace(/[#?].*/, "")) : isComplete(other),
  )
  return {
    message: `A link cannot begin like this: “${address}”.`,
    remedy: meant
      ? `Write ${meant}`
      : "Write https:// before the address of another site, / before a page of this one, mailto: before an e-mail address.",
  }
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
    return {
      message: `A link that begins with “${scheme}:” is unsafe or unknown.`,
      remedy: "Use an address that begins with https://, mailto:, tel: or / instead.",
    }
  }
  if (isComplete(address)) return undefined
  return {
    message: `The address of this link is not complete: “${address}”.`,
    remedy: "Write it like https://example.com/page, mailto:info@example.com or tel:+17025550148.",
  }
}

function inwardProblem(address: string, page: string, pages: SitePages): Wording | undefined {
  const [, path = "", , written] = /^([^#?]*)(\?[^#]*)?(?:#(.*))?$/.exec(address) ?? []
  if (!pages.has(path || page)) {
    return {
      message: `There is no page ${path} on this site.`,
      remedy: remedyOf(path, [...pages.keys()]),
    }
  }
  const known = pages.get(path || page)
  const anchor = written && decoded(written)
  if (!known || anchor === undefined || known.includes(anchor)) return undefined
  return {
    message: `The page ${path || page} has no part called “#${anchor}”.`,
    remedy: remedyOf(
      `${path}#${anchor}`,
      known.map(part => `${path}#${part}`),
    ),
  }
}

function remedyOf(written: string, known: string[]) {
  const near = suggestion(written, known)
  return `${near ? `Did you mean ${near}? ` : ""}There are: ${known.join(", ")}.`
}
