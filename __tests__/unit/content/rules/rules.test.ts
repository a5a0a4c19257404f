/** @jest-environment node */
import type { CreateNodeArgs } from "gatsby"
import { print } from "graphql"
import { z } from "zod"
import { contentFiles } from "../../../../src/content/rules/content-files"
import { nameMarkdown } from "../../../../src/graph/nodes"
import { resolvers } from "../../../../src/graph/resolvers"
import { declaredTypes, entryRule } from "../../graph/declared-types"

const types = declaredTypes()

test.each(contentFiles)(
  "the graph has every field of $path, with what editors read about it",
  file => {
    const { shape } = entryRule(file.rule)
    const declared = (types.get(file.type)?.fields ?? []).map(
      ({ name, description }) => [name.value, description?.value] as const,
    )
    const own = Object.entries(shape).flatMap(([name, field]) => {
      const { description } = innermost(field as z.ZodType).meta() ?? {}
      return reworded.includes(`${file.type}.${name}`) ? [] : [[name, description]]
    })
    expect(declared).toEqual(expect.arrayContaining(own))
  },
)

test.each([
  ["Hotel", "name", "String!"],
  ["Hotel", "imageCredit", "String"],
  ["SiteCopy", "established", "Int!"],
  ["SiteCopy", "hero", "HeroCopy!"],
  ["HeroCopy", "headlines", "[String!]!"],
  ["ResponsibleGamblingCopy", "helplines", "[HelplineCopy!]!"],
])("the graph's %s has a %s of the type that the rules say: %s", (type, name, declared) => {
  const field = types.get(type)?.fields?.find(field => field.name.value === name)
  expect(field && print(field.type)).toBe(declared)
})

/** Fields that the graph has in another form. */
const reworded = ["Hotel.id", "Hotel.location", "LegalPage.updated"]

test.each(contentFiles)("what the graph adds to $path is resolved", ({ path, type, rule }) => {
  const names = types.get(type)?.fields?.map(({ name }) => name.value) ?? []
  const added = names.filter(name => !(name in entryRule(rule).shape) && name !== "hotelId")
  const resolved = Object.keys(resolvers[type as keyof typeof resolvers])
  expect([...resolved, ...fieldsMadeFor(path)]).toEqual(expect.arrayContaining(added))
})

/** The fields that the node of a Markdown file is created with. */
function fieldsMadeFor(path: string): string[] {
  if (!path.endsWith(".md")) return []
  const createNode = jest.fn()
  nameMarkdown({
    node: { internal: { type: "MarkdownRemark" }, frontmatter: {} },
    getNode: () => ({ relativePath: path.replace("content/", "").replaceAll("*", "a") }),
    createNodeId: String,
    actions: { createNode, createParentChildLink: () => {} },
  } as unknown as CreateNodeArgs)
  return Object.keys(createNode.mock.calls[0][0])
}

function innermost(rule: z.ZodType): z.ZodType {
  return rule instanceof z.ZodOptional ? (rule.unwrap() as z.ZodType) : rule
}
