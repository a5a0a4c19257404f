import { z } from "zod"
import { isVisible } from "./markdown/characters"
import { plainText } from "./markdown/correct-text"

// A rule's message is the fault, which continues “‘Title’ …”, and the remedy: “is too old. Choose a newer one.”

// The editor's security policy forbids eval.
z.config({ jitless: true })

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
  const tooMany = (length: number) =>
    `has ${length} entries, but the maximum is ${max}. Remove ${length - max} of them.`
  return z
    .array(entry)
    .min(1, "needs at least one entry. Add one.")
    .max(max, { error: ({ input }) => tooMany((input as unknown[]).length) })
    .meta({ title, description })
}

/**
 * One line of text.
 * @param max Maximum length in characters; generous, because the layout wraps
 * @param place Where the text appears, completing “is too long for …”
 * @param forbidden Tells whether the text must not be used
 */
export function text(max: number, place: string, [forbidden, message] = anything) {
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
    .refine(value => !forbidden.test(value), message)
    .max(max, { error: ({ input }) => tooLong(String(input)) })
  return withMeta(line)
}

const anything: [forbidden: Pick<RegExp, "test">, message: string] = [/(?!)/, ""]

export const email = withMeta(z.email("is not an email address. Use the format name@host.example."))

/** A telephone number in international format, with visual separators (RFC 3966). */
export function phone(example: string) {
  const description = `Start with a plus sign and the country code, such as ${example}.`
  const pattern = /^(?=(?:\D*\d){7,15}\D*$)\+[0-9]+(?:[ .-]?\(?[0-9]+\)?)*$/
  const message = `is not a telephone number in international format. ${description}`
  return z.string().regex(pattern, message).meta({ title: "Telephone number", description })
}

const invalidDate = "is not a valid date. Use year-month-day, such as 2026-11-21."

export const pastDate = withMeta(
  z.iso
    .date({ error: invalidDate, abort: true })
    .refine(date => date <= latestToday(), "is in the future. Enter an earlier date."),
)

export const pastYear = withMeta(
  z
    .int()
    .refine(
      year => year >= 1800 && year <= Number(latestToday().slice(0, 4)),
      "is not a year from 1800 to the current one. Correct the year.",
    ),
)

/** Today in the earliest time zone, UTC+14, as an ISO date. */
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
