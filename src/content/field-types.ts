import { z } from "zod"
import { isVisible } from "./markdown/characters"
import { plainText } from "./markdown/correct-text"

// A field's title and description are its label and hint in the editor. A rule's message is the fault, which continues
// “‘Title’ …”, and the remedy: “is too old. Choose a newer one.”

// The editor's security policy forbids eval.
z.config({ jitless: true })

/** Returns a function that makes fields with this schema from a title and a description. */
export function asField<Schema extends z.ZodType>(schema: Schema) {
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
  const tooMany = (length: number) =>
    `has ${length} entries, but the maximum is ${max}. Remove ${length - max} of them.`
  return z
    .array(entry)
    .min(1, "needs at least one entry. Add one.")
    .max(max, { error: ({ input }) => tooMany((input as unknown[]).length) })
    .meta({ title, description })
}

interface TextRules {
  /** Maximum length in characters; generous, because the layout wraps */
  max: number
  /** Where the text appears, completing “is too long for …” */
  place: string
  forbidden?: Pick<RegExp, "test">
  /** The message about forbidden text */
  message?: string
}

/** One line of text. */
export function textType({ max, place, forbidden, message }: TextRules) {
  const formatted = (plain: string) =>
    isVisible(plain)
      ? `contains formatting or brackets that readers would see as typed. Write “${plain}”.`
      : "is empty. Enter some text."
  const tooLong = ({ length }: string) =>
    `is too long for ${place}: ${length} characters, but the maximum is ${max}. Shorten it by ${length - max}.`
  const line = z
    .string()
    .refine(value => isVisible(value) && plainText(value) === value, {
      error: ({ input }) => formatted(plainText(String(input))),
      abort: true,
    })
    .refine(value => !forbidden?.test(value), message)
    .max(max, { error: ({ input }) => tooLong(String(input)) })
  return asField(line)
}

export const email = asField(z.email("is not an email address. Use the format name@host.example."))

/** A telephone number in international format, with visual separators (RFC 3966). */
export function phone(example: string) {
  const description = `Start with a plus sign and the country code, such as ${example}.`
  const pattern = /^(?=(?:\D*\d){7,15}\D*$)\+[0-9]+(?:[ .-]?\(?[0-9]+\)?)*$/
  const message = `is not a telephone number in international format. ${description}`
  return z.string().regex(pattern, message).meta({ title: "Telephone number", description })
}

export const pastDate = asField(
  z.iso
    .date({ error: "is not a valid date. Use year-month-day, such as 2026-11-21.", abort: true })
    .refine(date => date <= latestToday(), "is in the future. Enter an earlier date."),
)

export const pastYear = asField(
  z
    .int()
    .refine(
      year => year >= 1800 && year <= Number(latestToday().slice(0, 4)),
      "is not a year from 1800 to the current one. Correct the year.",
    ),
)

/** Today in the time zone that is furthest ahead, UTC+14, as an ISO date. */
function latestToday() {
  return new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)
}

/** A JSON Schema with the properties that the forms need. */
export interface JsonSchema extends z.core.JSONSchema.BaseSchema {
  control?: string
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
}

export const jsonSchemaOf = (schema: z.ZodType) => z.toJSONSchema(schema) as JsonSchema
