import { appliesTo, type HeaderRule, headersFile } from "./headers"

/**
 * Limits of Cloudflare Pages, https://developers.cloudflare.com/pages/configuration/headers/. Netlify
 * documents none.
 */
const mostRules = 100
const longestLine = 2_000

/**
 * Reasons why hosts would not apply the rules, in words for editors; empty if they would.
 * @param photoHosts Host names that photos are loaded from
 */
export function headerProblems(rules: HeaderRule[], photoHosts: string[]): string[] {
  const problems: string[] = []
  if (rules.length > mostRules) {
    problems.push(
      `public/_headers has ${rules.length} rules, and Cloudflare Pages follows no more than ${mostRules}. There is one for each script and picture of the site: it needs fewer of them.`,
    )
  }
  for (const line of headersFile(rules).split("\n")) {
    if (line.length <= longestLine) continue
    const [name] = line.trim().split(":")
    problems.push(
      `The header ${name} has become too long: ${line.length} characters in public/_headers, where Cloudflare Pages reads no more than ${longestLine}. It names each host that photos come from, and there are ${photoHosts.length}: ${photoHosts.join(", ")}. Take photos from fewer hosts: the field “image” in content/hotels.json.`,
    )
  }
  for (const [index, rule] of rules.entries()) {
    for (const other of rules.slice(index + 1)) {
      const both = Object.keys(rule.headers).filter(name => name in other.headers)
      if (both.length > 0 && overlap(rule.path, other.path)) {
        problems.push(
          `public/_headers sets ${both.join(", ")} twice for ${other.path}, and Cloudflare Pages would send both values in one.`,
        )
      }
    }
  }
  return problems
}

function overlap(one: string, other: string): boolean {
  const rule = (path: string) => ({ path, headers: {} })
  return appliesTo(rule(one), other) || appliesTo(rule(other), one)
}
