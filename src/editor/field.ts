import type { JSONSchema } from "zod/v4/core"

/** A field of a form, as Decap CMS wants it described. */
export interface Field {
  name: string
  label?: string
  hint?: string
  widget: string
  required?: boolean
  pattern?: [string, string]
  field?: Field
  fields?: Field[]
  [option: string]: unknown
}

type Widget = Pick<Field, "widget"> & Partial<Field>

/** What the rules' JSON Schema says of a value, with the words of its pattern. */
export type Rule = JSONSchema.BaseSchema & { patternErrorMessage?: string }

/** Longer texts get a box of several lines. */
const longestLine = 120

/** The field for a value, named, explained and limited as the rules for it say. */
export function fieldFor(name: string, rule: Rule, required = true): Field {
  const about = { name, label: rule.title ?? name, hint: rule.description, required }
  switch (rule.type) {
    case "object":
      return { ...about, widget: "object", collapsed: true, fields: fieldsFor(rule) }
    case "array":
      return { ...about, ...listOf(rule) }
    case "integer":
      return {
        ...about,
        widget: "number",
        value_type: "int",
        min: rule.minimum,
        max: rule.maximum,
      }
    default:
      return { ...about, ...lineOf(rule) }
  }
}

export function fieldsFor(rule: Rule): Field[] {
  return Object.entries(rule.properties ?? {}).map(([name, property]) =>
    fieldFor(name, property as Rule, rule.required?.includes(name)),
  )
}

function listOf({ items, minItems, maxItems }: Rule): Widget {
  const fixed = minItems === maxItems
  const item = items as Rule
  return {
    widget: "list",
    min: minItems,
    max: maxItems,
    allow_add: !fixed,
    allow_remove: !fixed,
    collapsed: true,
    minimize_collapsed: false,
    label_singular: item.title,
    ...(item.type === "object"
      ? { summary: "{{fields.name}}", fields: fieldsFor(item) }
      : { field: { ...fieldFor("text", item), hint: undefined } }),
  }
}

function lineOf({ pattern, patternErrorMessage, maxLength, enum: choices }: Rule): Widget {
  if (choices) return { widget: "select", options: choices }
  const widget = maxLength && maxLength > longestLine ? "text" : "string"
  if (!pattern) return { widget }
  const limited = maxLength ? `^(?=.{0,${maxLength}}$)${pattern.slice(1)}` : pattern
  const limit = maxLength ? ` At most ${maxLength} characters.` : ""
  return { widget, pattern: [limited, `${patternErrorMessage}${limit}`] as [string, string] }
}
