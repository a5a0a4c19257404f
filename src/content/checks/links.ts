import { closest } from "fastest-levenshtein"
import type { Wording } from "../reading/problem"
import { decoded, parseAddress } from "../rules/address"
import type { SitePages } from "./site-pages"

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
  return beginningProblem(address, pages)
}

function beginningProblem(address: string, pages: SitePages): Wording {
  if (/^[^\s@/?#]+@[^\s@/?#]+\.[^\s@/?#]+(\?\S*)?$/.test(address)) {
    return {
      message: `“${address}” is an e-mail address, and a link to one begins with mailto:.`,
      remedy: `Write mailto:${address}`,
    }
  }
  if (/^\+?[\d().-]{5,}$/.test(address)) {
    return {
      message: `“${address}” is a telephone number, and a link to one begins with tel:.`,
      remedy: `Write tel:${address}`,
    }
  }
  const [path = ""] = address.split(/[#?]/)
  return {
    message: `A link cannot begin like this: “${address}”.`,
    remedy: pages.has(`/${path}`)
      ? `Write /${address} for the page of this site.`
      : "Write https:// before the address of another site, / before a page of this one.",
  }
}

const wellFormed: Record<string, RegExp> = {
  https: /^https:\/\/[^/\s]/i,
  http: /^http:\/\/[^/\s]/i,
  mailto: /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(\?\S*)?$/i,
  tel: /^tel:\+?[0-9][0-9().-]{2,}$/i,
}

function outwardProblem(scheme: string, address: string): Wording | undefined {
  const form = wellFormed[scheme]
  if (!form) {
    return {
      message: `A link that begins with “${scheme}:” is unsafe or unknown.`,
      remedy: "Use an address that begins with https://, mailto:, tel: or / instead.",
    }
  }
  if (form.test(address) && parseAddress(address)) return undefined
  return {
    message: `The address of this link is not complete: “${address}”.`,
    remedy: "Write it like https://example.com/page, mailto:info@example.com or tel:+17025550148.",
  }
}

function inwardProblem(address: string, page: string, pages: SitePages): Wording | undefined {
  const [, path = "", , written] = /^([^#?]*)(\?[^#]*)?(?:#(.*))?$/.exec(address) ?? []
  if (!pages.has(path || page)) {
    const near = closest(path, [...pages.keys()])
    return {
      message: `There is no page ${path} on this site.`,
      remedy: `Did you mean ${near}? The pages are ${[...pages.keys()].join(", ")}.`,
    }
  }
  const known = pages.get(path || page)
  const anchor = written && decoded(written)
  if (!known || anchor === undefined || known.includes(anchor)) return undefined
  return {
    message: `The page ${path || page} has no part called “#${anchor}”.`,
    remedy: `Did you mean ${path}#${closest(anchor, [...known])}? Its parts are: ${known.join(", ")}.`,
  }
}
