import { z } from "zod"
import { plainSpaces } from "./characters"
import { markupInField } from "./typed-markup"

// A field's title and description are its label and hint in the editor. A rule's message continues “‘Title’ …”. What to
// do about a mistake is in the description.

// The editor's security policy forbids eval.
z.config({ jitless: true })

/** Returns a function that makes fields with this schema from a title and a description. */
export const fieldMaker =
  <Schema extends z.ZodType>(schema: Schema) =>
  (title: string, description: string) =>
    schema.meta({ title, description })

export const object = <Shape extends z.core.$ZodLooseShape>(
  title: string,
  description: string,
  shape: Shape,
) => z.strictObject(shape).meta({ title, description })

export function array<Schema extends z.ZodType>(
  title: string,
  description: string,
  max: number,
  entry: Schema,
) {
  const error = ({ input = [] }: { input?: unknown }) =>
    `has ${(input as unknown[]).length} entries, but the maximum is ${max}`
  const list = z.array(entry).min(1, "needs at least one entry")
  // Unlike `max`, this rule does not hide mistakes in the entries.
  const limited = list.refine(list => !(list?.length > max), { when: () => true, error })
  return limited.meta({ title, description, maxItems: max })
}

/** One line of text. The maximum length is generous, because the layout wraps. */
export function text(max: number, [forbidden, message]: readonly [RegExp, string] = empty) {
  const fault = (value: string) => {
    const [markup] = markupInField(value)
    if (markup) return markup.fault
    if (forbidden.test(value)) return message
    const surplus = value.length - max
    return surplus > 0 ? `is too long: shorten it by ${surplus} to ${max} characters` : undefined
  }
  const error = ({ input }: { input?: unknown }) => fault(String(input))
  return fieldMaker(
    z
      .string()
      .refine(value => !fault(value), { error })
      .meta({ maxLength: max }),
  )
}

const empty = [/^[\s\p{C}]*$/u, "is empty"] as const

/** Text that is compared with other names, so that its spaces must be plain. */
export const name = (title: string, description: string) =>
  text(80)(title, description).overwrite(plainSpaces)

/** Without the signs of an address that Markdown or YAML would read as markup. */
export const email = fieldMaker(
  z.email({
    pattern: /^[a-zA-Z0-9][\w.+-]*@(?:[a-zA-Z0-9-]+\.)+[a-zA-Z]{2,}$/,
    error: "is not an email address",
  }),
)

/** A telephone number in international format, with visual separators (RFC 3966). */
export function phone(example: string) {
  const description = `Start with a plus sign and the country code, such as ${example}.`
  const pattern = /^(?=(?:\D*\d){7,15}\D*$)\+[0-9]+(?:[ .-]?\(?[0-9]+\)?)*$/
  const message = "is not a telephone number in international format"
  return z.string().regex(pattern, message).meta({ title: "Telephone number", description })
}

export const pastDate = fieldMaker(
  z.iso
    .date({ error: "is not a valid date of the form 2026-11-21", abort: true })
    .refine(date => date <= latestToday(), "is in the future"),
)

const isPastYear = (year: number) => year >= 1800 && `${year}` <= latestToday().slice(0, 4)

export const pastYear = fieldMaker(
  z.int().refine(isPastYear, "is not a year from 1800 to the current one"),
)

const incomplete = "is not a complete https:// address"

/** The address of a photo. The editor tries it, and so does `npm run check:photos`. */
export const photoUrl = fieldMaker(
  z
    // A comma or an asterisk in a host would change the security policy.
    .url({ hostname: /^[a-z0-9.-]+$/, error: incomplete, abort: true })
    .regex(/^https:\/\/[^\s/@\\]+\/\S+$/, { error: incomplete, abort: true })
    .meta({ format: "uri" }),
)

/** Today in the time zone that is furthest ahead, UTC+14, as an ISO date. */
const latestToday = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)

/** A JSON Schema with the properties that the forms need. */
export interface JsonSchema extends z.core.JSONSchema.BaseSchema {
  control?: string
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
}

export const jsonSchemaOf = (schema: z.ZodType) => z.toJSONSchema(schema) as JsonSchema
