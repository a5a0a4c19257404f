/** @jest-environment node */
import { z } from "zod"
import {
  about,
  destination,
  hotel,
  legalPage,
  legalSection,
} from "../../../../src/content/rules/rules"
import { site } from "../../../../src/content/rules/site-rules"
import { declaredFor, declaredTypes, typeOf } from "../../graph/declared-types"

const types = declaredTypes()

const rules = {
  hotels: hotel,
  destinations: destination,
  site,
  pages: legalPage,
  about,
  section: legalSection,
}

test.each(Object.keys(rules) as (keyof typeof rules)[])(
  "the rules for %s are those that the graph declares",
  kind => {
    const { type, from, elsewhere } = declaredFor[kind]
    expect(described(rules[kind])).toEqual(declared(type, from, elsewhere))
  },
)

test.each(Object.entries(rules))(
  "every field of %s has a name and a hint for people",
  (_kind, rule) => {
    for (const [path, field] of fieldsWithin(rule)) {
      expect([path, field.meta()?.title, field.meta()?.description]).toEqual([
        path,
        expect.stringMatching(/^[A-Z]/),
        expect.stringMatching(/\.$/),
      ])
    }
  },
)

/** A field in both worlds: a scalar's name, or the fields within; a list; may be absent. */
interface Shape {
  of: string | Record<string, Shape>
  list: boolean
  optional: boolean
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
  if (field instanceof z.ZodArray) return { ...shapeOf(field.element as z.ZodType), list: true }
  return { of: innermost(field), list: false, optional: false }
}

function innermost(field: z.ZodType) {
  if (field instanceof z.ZodObject) return described(field)
  return field instanceof z.ZodNumber ? "Int" : "String"
}

/** In the content a link is the name of what it leads to, and a date is written. */
const written: Record<string, string> = { Destination: "String", Date: "String" }

function declared(
  name: string,
  from: Record<string, string>,
  elsewhere: string[],
): Record<string, Shape> {
  const fields = types.get(name)?.fields ?? []
  const shapes = fields.flatMap(field => {
    const fieldName = field.name.value
    if (elsewhere.includes(fieldName)) return []
    const { name: inner, ...rest } = typeOf(field)
    const of: Shape["of"] = written[inner] ?? (types.has(inner) ? declared(inner, {}, []) : inner)
    return [[from[fieldName] ?? fieldName, { of, ...rest }]]
  })
  return Object.fromEntries(shapes)
}

function fieldsWithin(rule: z.ZodType, path = ""): [string, z.ZodType][] {
  const inner = rule instanceof z.ZodOptional ? (rule.unwrap() as z.ZodType) : rule
  if (inner instanceof z.ZodArray) return fieldsWithin(inner.element as z.ZodType, path)
  if (!(inner instanceof z.ZodObject)) return []
  return Object.entries(inner.shape).flatMap(([name, value]) => {
    const field = (value instanceof z.ZodOptional ? value.unwrap() : value) as z.ZodType
    return [[`${path}${name}`, field], ...fieldsWithin(field, `${path}${name}.`)] as [
      string,
      z.ZodType,
    ][]
  })
}
