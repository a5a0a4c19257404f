import { parse } from "graphql"
import { sampleQueries } from "../../src/graph/sample-queries"
import type { DevelopServer } from "./develop-server"
import { documentedQueries } from "./documented-queries"

/** What developers find at /___graphql. */
export function testGraph(server: DevelopServer): void {
  test.each(documentedQueries())("docs/graphql.md: $title", async ({ query, answer }) => {
    expect(await server.query(query)).toMatchObject({ data: answer })
  })

  test("GraphiQL begins with the queries of docs/graphql.md", async () => {
    const page = await server.text("/___graphql")
    const [, samples = ""] =
      /<script>localStorage\["graphiql:query"\] \?\?= (.*?)<\/script>/.exec(page) ?? []
    expect(JSON.parse(samples)).toBe(sampleQueries())
    expect(page).toMatch(/<script [^>]*src="[^"]*app\.js"/)
  })

  test.each(operations())("the sample query %s runs beside the others", async name => {
    expect(await server.query(sampleQueries(), name)).toMatchObject({ data: expect.anything() })
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
    const roots = await server.query(
      "{ __schema { queryType { fields { name description args { name description } } } } }",
    )
    const { fields } = (roots as Introspection).data.__schema.queryType
    const undescribed = fields.flatMap(field =>
      [field, ...field.args.map(({ name, ...arg }) => ({ ...arg, name: `${field.name}(${name})` }))]
        .filter(({ description }) => !description?.endsWith("."))
        .map(({ name }) => name),
    )
    expect(undescribed).toEqual([])
    expect(fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["copy", "about", "legal", "allLegalPage", "hotel", "allHotel"]),
    )
  })

  test.each(["siteCopy", "allSiteCopy", "allAbout", "legalPage"])(
    "%s does not duplicate a root field of the site",
    async name => {
      expect(await server.query(`{ ${name} { __typename } }`)).toMatchObject({
        errors: [{ message: expect.stringContaining(`Cannot query field "${name}"`) }],
      })
    },
  )
}

interface Introspection {
  data: { __schema: { queryType: { fields: (Described & { args: Described[] })[] } } }
}

interface Described {
  name: string
  description: string | null
}

function operations() {
  return parse(sampleQueries()).definitions.flatMap(definition =>
    "name" in definition && definition.name ? [definition.name.value] : [],
  )
}
