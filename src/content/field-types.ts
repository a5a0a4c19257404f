import { z } from "zod"
import type { Explanation } from "./problem"
import { isVisible } from "./text/characters"
import { plainText } from "./text/correct-text"

// The editor's security policy forbids eval.
z.config({ jitless: true })

/** A zod check that rejects a value with an explanation. */
export function rejectWith<Value>(explain: (value: Value) => Explanation | false | undefined) {
  return ({ value, issues }: z.core.ParsePayload<Value>) => {
    const explanation = explain(value)
    if (explanation) issues.push({ code: "custom", input: value, params: { explanation } })
  }
}

/** Returns a function that adds a title and a description to a schema. */
export function withMeta<Schema extends z.ZodType>(schema: Schema) {
  return (title: string, description: string) => schema.meta({ title, description })
}

export function object<Shape extends z.core.$ZodLooseShape>(
  title: string,
  description: string,
  shape: Shape,
) {
  return z.strictObject(shape).meta({ title, description })
}

export function array<Schema extends z.ZodType>(
  title: string,
  description: string,
  max: number,
  entry: Schema,
) {
  const length = z.check(
    rejectWith<unknown[]>(({ length }) => {
      if (length === 0) return ["needs at least one entry", "Add one."]
      const message = `has ${length} entries, but the maximum is ${max}`
      return length > max && [message, `Remove ${length - max} of them.`]
    }),
  )
  // Run even if an entry is invalid, so that all problems are reported at once.
  length._zod.def.when = ({ value }) => Array.isArray(value)
  return z.array(entry).check(length).meta({ title, description, minItems: 1, maxItems: max })
}

/**
 * A text of one line.
 * @param max Maximum length in characters; generous, because the layout wraps
 * @param place Where the text appears, completing “is too long for …”
 * @param explain An additional check
 */
export function text(max: number, place: string, explain?: (value: string) => Explanation | false) {
  const line = z
    .string()
    .check(rejectWith(value => explainLine(value, max, place) || explain?.(value)))
  return withMeta(line.meta({ minLength: 1, maxLength: max }))
}

function explainLine(value: string, max: number, place: string): Explanation | false {
  const plain = plainText(value)
  if (!isVisible(plain)) return ["is empty", "Enter some text."]
  if (plain !== value) {
    return ["contains formatting or brackets that readers would see as typed", `Write “${plain}”.`]
  }
  const { length } = [...value]
  const message = `is too long for ${place}: ${length} characters, but the maximum is ${max}`
  return length > max && [message, `Shorten it by ${length - max}.`]
}

function pattern(regex: RegExp, message: string, remedy: string) {
  return z
    .string()
    .check(rejectWith(value => !regex.test(value) && [message, remedy]))
    .meta({ pattern: regex.source, patternErrorMessage: remedy })
}

export const email = withMeta(
  pattern(z.regexes.email, "is not an email address", "Use the form name@host.example.").meta({
    format: "email",
  }),
)

/** A telephone number in international format, with visual separators (RFC 3966). */
export const phone = withMeta(
  pattern(
    /^(?=(?:\D*\d){7,15}\D*$)\+[0-9]+(?:[ .-]?\(?[0-9]+\)?)*$/,
    "is not a telephone number in international format",
    "Start with a plus sign and the country code, such as +1 702 555 0148.",
  ),
)

/** A date that is not in the future. */
export const pastDate = withMeta(
  pattern(z.regexes.date, "is not a valid date", "Use year-month-day, such as 2026-11-21.")
    .check(
      rejectWith(date => date > latestToday() && ["is in the future", "Enter an earlier date."]),
    )
    .meta({ control: "date" }),
)

export const pastYear = withMeta(
  z.int().check(
    rejectWith(year => {
      const isPast = year >= 1800 && year <= Number(latestToday().slice(0, 4))
      return !isPast && ["is not a year from 1800 to the current one", "Correct the year."]
    }),
  ),
)

/** Today in the earliest time zone, UTC+14, as an ISO date. */
function latestToday() {
  return new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)
}

/** A JSON Schema with what the forms need. */
export interface JsonSchema extends z.core.JSONSchema.BaseSchema {
  control?: string
  patternErrorMessage?: string
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
}

export const jsonSchemaOf = (schema: z.ZodType) => z.toJSONSchema(schema) as JsonSchema
