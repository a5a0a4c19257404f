import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery, parse } from "graphql"
import { sampleQueries } from "../../src/graph/sample-queries"
import type { DevelopServer } from "./develop-server"

/** What developers find at /___graphql. */
export function testGraph(server: DevelopServer): void {
  for (const { title, query, answer } of documentedQueries()) {
    test(`docs/graphql.md: ${title}`, async () => {
      expect(await server.query(query)).toMatchObject({ data: answer })
    })
  }

  test("GraphiQL begins with the queries of docs/graphql.md, and each runs beside the others", async () => {
    const page = await server.text("/___graphql")
    const [, samples = ""] =
      /<script>localStorage\["graphiql:query"\] \?\?= (.*?)<\/script>/.exec(page) ?? []
    expect(JSON.parse(samples)).toBe(sampleQueries())
    expect(page).toMatch(/<script [^>]*src="[^"]*app\.js"/)
    const names = parse(sampleQueries()).definitions.flatMap(definition =>
      "name" in definition && definition.name ? [definition.name.value] : [],
    )
    expect(names.length).toBeGreaterThan(2)
    for (const name of names) {
      const answer = await server.query(sampleQueries(), name)
      expect(answer, name).toMatchObject({ data: expect.anything() })
    }
  })

  test("for an unknown legal page the error lists those that exist, without a stack", async () => {
    expect(await server.query('{ legal(slug: "cookies") { title } }')).toMatchObject({
      errors: [
        {
          message: "There is no legal page “cookies”; there are terms, privacy.",
          extensions: { stack: [] },
        },
      ],
    })
  })

  test("every root field and every argument is described", async () => {
    const { data } = (await server.query(getIntrospectionQuery())) as { data: IntrospectionQuery }
    const fields = Object.values(buildClientSchema(data).getQueryType()?.getFields() ?? {})
    const undescribed = fields
      .flatMap(field => [field, ...field.args])
      .filter(({ description }) => !description?.endsWith("."))
      .map(({ name }) => name)
    expect(undescribed).toEqual([])
    expect(fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["copy", "about", "legal", "allLegalPage", "hotel", "allHotel"]),
    )
  })

  test("no field duplicates a root field of the site", async () => {
    for (const name of ["siteCopy", "allSiteCopy", "allAbout", "legalPage"]) {
      expect(await server.query(`{ ${name} { __typename } }`)).toMatchObject({
        errors: [{ message: expect.stringContaining(`Cannot query field "${name}"`) }],
      })
    }
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
