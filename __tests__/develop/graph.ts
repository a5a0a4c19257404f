import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { getIntrospectionQuery, type IntrospectionQuery } from "graphql"
import type { DevelopServer } from "./develop-server"

/** What developers find at /___graphql. */
export function testGraph(server: DevelopServer): void {
  for (const { title, query, answer } of documentedQueries()) {
    test(`docs/graphql.md: ${title}`, async () => {
      expect(await server.query(query)).toMatchObject({ data: answer })
    })
  }

  test("every field of the content and its type is described", async () => {
    const { data } = (await server.query(getIntrospectionQuery())) as { data: IntrospectionQuery }
    const { types } = data.__schema
    const own = types.filter(({ name }) =>
      /^(Hotel|Destination|SiteCopy|About|LegalPage|LegalSection|\w+Copy)$/.test(name),
    )
    expect(own.length).toBeGreaterThan(10)
    const described = own.flatMap(type => [type, ...("fields" in type ? (type.fields ?? []) : [])])
    const gatsby = ["id", "parent", "children", "internal"]
    const undescribed = described.filter(
      ({ name, description }) => !gatsby.includes(name) && !description,
    )
    expect(undescribed.map(({ name }) => name)).toEqual([])
  })
}

/** The queries of docs/graphql.md, each with the documented answer. */
function documentedQueries() {
  const sections = readFileSync("docs/graphql.md", "utf8").split(/^## /m).slice(1)
  return sections.map(section => ({
    title: section.split("\n")[0],
    query: block(section, "graphql"),
    answer: JSON.parse(block(section, "json"), expected),
  }))
}

function block(section: string, language: string) {
  const [, text = ""] = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, "s").exec(section) ?? []
  return text
}

/** A value as it is compared: “…” at the end of a text stands for any words. */
function expected(_key: string, value: unknown): unknown {
  if (typeof value !== "string" || !value.endsWith("…")) return value
  const beginning = value.slice(0, -1).replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
  return expect.stringMatching(new RegExp(`^${beginning}.`))
}
