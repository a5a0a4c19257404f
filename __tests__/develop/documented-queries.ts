import { readFileSync } from "node:fs"

export interface DocumentedQuery {
  title: string
  query: string
  answer: unknown
}

/** The queries of docs/graphql.md, each with the documented answer. */
export function documentedQueries(): DocumentedQuery[] {
  const sections = readFileSync("docs/graphql.md", "utf8").split(/^## /m).slice(1)
  return sections.map(section => ({
    title: section.split("\n")[0] ?? "",
    query: block(section, "graphql"),
    answer: expected(JSON.parse(block(section, "json"))),
  }))
}

function block(section: string, language: string) {
  const [, text = ""] = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, "s").exec(section) ?? []
  return text
}

/** The answer as Jest compares it: “…” at the end of a text stands for any words. */
function expected(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(expected)
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, expected(inner)]))
  }
  if (typeof value !== "string" || !value.endsWith("…")) return value
  const beginning = value.slice(0, -1).replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
  return expect.stringMatching(new RegExp(`^${beginning}.`))
}
