/** @jest-environment node */
import type { CreateNodeArgs } from "gatsby"
import { z } from "zod"
import { contentFiles } from "../../../../src/content/rules/content-files"
import { legalSection } from "../../../../src/content/rules/rules"
import { nameMarkdown } from "../../../../src/graph/markdown-node"
import { resolvers } from "../../../../src/graph/resolvers"
import {
  type ContentKind,
  declaredFor,
  declaredTypes,
  kindOf,
  typeOf,
} from "../../graph/declared-types"

const types = declaredTypes()

/** The rule for an entry of each kind of file. */
const rules = new Map<ContentKind, z.ZodType>([
  ...Object.entries(contentFiles).map(
    ([file, { schema }]) => [kindOf(file), entryOf(schema)] as const,
  ),
  ["section", legalSection],
])

test("every kind of content is declared in the graph", () => {
  expect([...rules.keys()].sort()).toEqual(Object.keys(declaredFor).sort())
})

test("every type that the graph declares is of content, or of the site's settings", () => {
  const ofContent = Object.values(declaredFor).flatMap(({ type, elsewhere }) =>
    typesWithin(type, elsewhere),
  )
  expect([...types.keys()].sort()).toEqual(
    [...new Set([...ofContent, "Site", "SiteMetadata"])].sort(),
  )
})

test.each([...rules])("the rules for %s are what the graph declares", (kind, rule) => {
  const { type, from, elsewhere } = declaredFor[kind]
  expect(described(rule as z.ZodObject)).toEqual(declared(type, from, elsewhere))
})

test.each([...rules.keys()])("what the graph adds to %s is declared there, and resolved", kind => {
  const { type, elsewhere } = declaredFor[kind]
  const resolved = Object.keys({ ...resolvers[type as keyof typeof resolvers] })
  expect(fieldsOf(type).map(({ name }) => name.value)).toEqual(expect.arrayContaining(elsewhere))
  expect([...resolved, ...fieldsMadeFor(type)]).toEqual(expect.arrayContaining(elsewhere))
})

test.each([...rules])("every field of %s has a name and a hint for people", (_kind, rule) => {
  for (const [path, field] of fieldsWithin(rule)) {
    expect([path, field.meta()?.title, field.meta()?.description]).toEqual([
      path,
      expect.stringMatching(/^[A-Z]/),
      expect.stringMatching(/\.$/),
    ])
  }
})

test("editors and developers read the same about a field, unless the graph has it in another form", () => {
  const different = [...rules].flatMap(([kind, rule]) => {
    const { type, from } = declaredFor[kind]
    return differentlyDescribed(rule, type, from).map(path => `${kind} ${path}`)
  })
  expect(different).toEqual([
    "hotels id",
    "hotels location",
    "hotels image",
    "hotels imageCredit",
    "pages updated",
  ])
})

/** A field in a form that rules and graph have in common. `of` is a scalar's name, or the fields within. */
interface Shape {
  of: string | Record<string, Shape>
  list: boolean
  optional: boolean
  optionalEntries: boolean
}

function described(rule: z.ZodObject): Record<string, Shape> {
  return Object.fromEntries(
    Object.entries(rule.shape).map(([name, field]) => [name, shapeOf(field as z.ZodType)]),
  )
}

function shapeOf(field: z.ZodType): Shape {
  if (field instanceof z.ZodOptional) {
    return { ...shapeOf(field.unwrap() as z.ZodType), optional: true }
  }
  if (field instanceof z.ZodArray) {
    const { of, optional } = shapeOf(field.element as z.ZodType)
    return { of, list: true, optional: false, optionalEntries: optional }
  }
  const of = field instanceof z.ZodObject ? described(field) : scalars[field.def.type]
  return { of: of ?? field.def.type, list: false, optional: false, optionalEntries: false }
}

const scalars: Record<string, string> = { string: "String", number: "Int" }

/** A link is written as the name of what it leads to, and a date as text. */
const written: Record<string, string> = { Destination: "String", Date: "String" }

function declared(
  name: string,
  from: Record<string, string>,
  elsewhere: string[],
): Record<string, Shape> {
  const shapes = fieldsOf(name).flatMap(field => {
    const fieldName = field.name.value
    if (elsewhere.includes(fieldName)) return []
    const { name: inner, ...rest } = typeOf(field)
    const of: Shape["of"] = written[inner] ?? (types.has(inner) ? declared(inner, {}, []) : inner)
    return [[from[fieldName] ?? fieldName, { of, ...rest }]]
  })
  return Object.fromEntries(shapes)
}

function fieldsOf(type: string) {
  return types.get(type)?.fields ?? []
}

function typesWithin(type: string, elsewhere: string[] = []): string[] {
  const inner = fieldsOf(type)
    .filter(({ name }) => !elsewhere.includes(name.value))
    .map(field => typeOf(field).name)
  return [
    type,
    ...inner
      .filter(name => types.has(name) && !(name in written))
      .flatMap(name => typesWithin(name)),
  ]
}

/** The fields that the node of a Markdown file is created with. */
function fieldsMadeFor(type: string): string[] {
  const relativeDirectory = type === "LegalSection" ? "legal/terms" : ""
  const createNode = jest.fn()
  nameMarkdown({
    node: { internal: { type: "MarkdownRemark" }, frontmatter: {} },
    getNode: () => ({ relativeDirectory }),
    createNodeId: String,
    actions: { createNode, createParentChildLink: () => {} },
  } as unknown as CreateNodeArgs)
  const [[node]] = createNode.mock.calls
  return node.internal.type === type ? Object.keys(node) : []
}

function entryOf(rule: z.ZodType): z.ZodType {
  if (rule instanceof z.ZodOptional) return entryOf(rule.unwrap() as z.ZodType)
  return rule instanceof z.ZodArray ? entryOf(rule.element as z.ZodType) : rule
}

function fieldsWithin(rule: z.ZodType, path = ""): [string, z.ZodType][] {
  const entry = entryOf(rule)
  if (!(entry instanceof z.ZodObject)) return []
  return Object.entries(entry.shape).flatMap(([name, value]) => {
    const field = (value instanceof z.ZodOptional ? value.unwrap() : value) as z.ZodType
    return [[`${path}${name}`, field], ...fieldsWithin(field, `${path}${name}.`)] as [
      string,
      z.ZodType,
    ][]
  })
}

function differentlyDescribed(
  rule: z.ZodType,
  type: string,
  from: Record<string, string> = {},
): string[] {
  const fields = new Map(fieldsWithin(rule))
  return fieldsOf(type).flatMap(({ name: { value }, description, type }) => {
    const name = from[value] ?? value
    const field = fields.get(name)
    if (!field) return []
    const within = differentlyDescribed(field, typeOf({ type }).name)
    const differs = field.meta()?.description !== description?.value
    return [...(differs ? [name] : []), ...within.map(path => `${name}.${path}`)]
  })
}
