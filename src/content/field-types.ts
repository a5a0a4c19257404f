import { z } from "zod"
import { isVisible, plainSpaces } from "./characters"
import { markupInField } from "./typed-markup"

// A field's title and description are its label and hint in the editor. A rule's message continues “‘Title’ …”. What to
// do about a mistake is in the description.

// The editor's security policy forbids eval.
z.config({ jitless: true })

/** Returns a function that makes fields with this schema from a title and a description. */
export function fieldMaker<Schema extends z.ZodType>(schema: Schema) {
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
  const error = ({ input = [] }: { input?: unknown }) =>
    `has ${(input as unknown[]).length} entries, but the maximum is ${max}`
  const list = z.array(entry).min(1, "needs at least one entry")
  // Unlike `max`, this rule does not hide mistakes in the entries.
  const limited = list.refine(list => !(list?.length > max), { when: () => true, error })
  return limited.meta({ title, description, maxItems: max })
}

interface TextRules {
  /** Maximum length in characters; generous, because the layout wraps */
  max: number
  /** Where the text appears, completing “is too long for …” */
  place: string
  /** Whether it is compared with other names, so that its spaces must be plain */
  isName?: boolean
  forbidden?: RegExp
  /** The message about forbidden text */
  message?: string
}

/** One line of text. */
export function textType({ max, place, isName, forbidden, message }: TextRules) {
  const fault = (value: string) => {
    if (!isVisible(value)) return "is empty"
    const [markup] = markupInField(value)
    if (markup || forbidden?.test(value)) return markup?.fault ?? message
    const surplus = value.length - max
    return surplus > 0 && `is too long for ${place}: shorten it by ${surplus} to ${max} characters`
  }
  const text = isName ? z.string().overwrite(plainSpaces) : z.string()
  const line = text.refine(value => !fault(value), {
    error: ({ input }) => fault(String(input)) || undefined,
  })
  return fieldMaker(line.meta({ maxLength: max }))
}

/** Without the signs of an address that Markdown or YAML would read as markup. */
export const email = fieldMaker(
  z.email({
    pattern: /^[a-z0-9][\w.+-]*@(?:[a-z0-9-]+\.)+[a-z]{2,}$/i,
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

export const pastYear = fieldMaker(
  z
    .int()
    .refine(
      year => year >= 1800 && year <= Number(latestToday().slice(0, 4)),
      "is not a year from 1800 to the current one",
    ),
)

const incomplete = "is not a complete https:// address"

/** The address of a photo. The editor tries it, and so does `npm run check:photos`. */
export const photoUrl = fieldMaker(
  z
    // A comma or an asterisk in a host would change the security policy.
    .url({ hostname: /^[a-z0-9.-]+$/, error: incomplete, abort: true })
    .regex(/^https:\/\/[^\s/@\\]+\/\S+$/, { error: incomplete, abort: true })
    .refine(address => !searchEngine.test(address), "goes through a search engine")
    .meta({ format: "uri" }),
)

const searchEngine = /^https:\/\/(?:[\w-]+\.)*(?:google\.[a-z.]+|gstatic\.com|bing\.\w+)\//

/** Today in the time zone that is furthest ahead, UTC+14, as an ISO date. */
const latestToday = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)

/** A JSON Schema with the properties that the forms need. */
export interface JsonSchema extends z.core.JSONSchema.BaseSchema {
  control?: string
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
}

export const jsonSchemaOf = (schema: z.ZodType) => z.toJSONSchema(schema) as JsonSchema
