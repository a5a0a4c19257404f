import { z } from "zod"
import { typedSymbols } from "./text"

// A field's title and description are its label and hint in the editor. A rule's message continues “‘Title’ …”. What to
// do about a mistake is in the description. Types of value, such as `text(60)`, become fields by `field(type, title, …)`.

/** What a value of another type should be. */
const expectedTypes: Record<string, string> = {
  array: "a list in [ ]",
  object: "a group of fields in { }",
  string: "text in quotation marks",
}

z.config({
  // The editor's security policy forbids eval.
  jitless: true,
  customError(issue) {
    if (issue.code === "unrecognized_keys") return "is not a field here: remove it, or rename it"
    const type = issue.code === "invalid_type" && expectedTypes[issue.expected]
    return type ? `is not ${type}` : `is not valid (${z.config().localeError?.(issue)})`
  },
})

export const field = <Type extends z.ZodType>(type: Type, title: string, description: string) =>
  type.meta({ title, description })

export const object = <Shape extends z.core.$ZodLooseShape>(
  title: string,
  description: string,
  shape: Shape,
) => field(z.strictObject(shape), title, description)

/** Pages are designed for the maximum numbers of items. */
export const list = <Item extends z.ZodType>(max: number, item: Item) =>
  z.array(item).min(1, "needs at least one item").max(max, `has more than ${max} items`)

/** Plain text. The maximum length is generous, because the layout wraps. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1, "is empty")
    .max(max, `is longer than ${max} characters`)
    .check(({ value, issues }) => {
      const message = typedSymbols(value)?.fault
      if (message) issues.push({ code: "custom", input: value, message })
    })

export const email = z.string().trim().check(z.email("is not an email address"))

/** A telephone number in international format, with visual separators (RFC 3966). */
export function phone(example: string) {
  const description = `Start with a plus sign and the country code, such as ${example}, without (0).`
  // Telephones would dial a 0 in parentheses.
  const pattern = /^(?!.*\(0\))(?=(?:\D*\d){7,15}\D*$)\+[0-9]+(?:[ .-]?\(?[0-9]+\)?)*$/
  const message = "is not a telephone number in international format"
  return field(z.string().trim().regex(pattern, message), "Telephone number", description)
}

/** The day of a change. Editors may be a day ahead of the machine that checks. */
export const date = z.iso
  .date({ error: "is not a valid date of the form 2026-11-21", abort: true })
  .refine(day => Date.parse(day) < Date.now() + 86_400_000, "is in the future")

export function wholeNumber(min: number, max: number) {
  const error = `is not a whole number from ${min} to ${max}, without quotation marks`
  return z.int({ error }).min(min, error).max(max, error)
}

/** A page that shows a photo, or an address that redirects to a host that the security policy blocks. */
const notAPhoto =
  /^https:\/\/((www\.)?(unsplash|pexels)\.com\/|(?!upload\.|commons\.wikimedia\.org\/wiki\/Special:FilePath\/)[\w.]+\.wiki[mp]edia\.org\/)/

/** The address of a photo, which `npm run check:photos` tries. */
export const photoUrl = z
  // A comma or an asterisk in a host would change the security policy.
  .url({ hostname: /^[a-z0-9.-]+$/, error: "is not a complete https:// address", abort: true })
  .regex(/^https:\/\/[^\s/@\\]+\/.+$/, "is not a complete https:// address")
  .refine(url => !/\s/.test(url), "contains a space")
  .refine(url => !notAPhoto.test(url), "is the address of a page, not of the photo itself")
  .meta({ control: "photo" })

/** A JSON Schema with the properties that the forms need. */
export interface JsonSchema extends z.core.JSONSchema.BaseSchema {
  control?: "destination" | "multiline" | "photo"
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
}

export const jsonSchemaOf = (schema: z.ZodType) => z.toJSONSchema(schema) as JsonSchema

/** The field at a key path, with its title and description. */
export const fieldAt = (schema: z.ZodType, keyPath: readonly PropertyKey[]) =>
  keyPath.reduce<JsonSchema | undefined>(
    (field, key) => (typeof key === "number" ? field?.items : field?.properties?.[String(key)]),
    jsonSchemaOf(schema),
  )
