import { z } from "zod"
import * as rules from "../content/rules"
import { site } from "../content/site-rules"
import { type Field, fieldFor, fieldsFor, type Rule } from "./field"

const ruleOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input" }) as Rule

/** Hotels stand at a destination: it is chosen, not typed. */
const location = {
  widget: "relation",
  collection: "website",
  file: "destinations",
  search_fields: ["items.*.name"],
  display_fields: ["items.*.name"],
  value_field: "items.*.name",
  options_length: 100,
  pattern: undefined,
}

/** A day is chosen from a calendar, and kept as year-month-day. */
const day = {
  widget: "datetime",
  hint: "The day of the last change, as visitors read it above the text.",
  format: "YYYY-MM-DD",
  date_format: "YYYY-MM-DD",
  time_format: false,
  picker_utc: true,
  pattern: undefined,
}

/** Kept, and not for editors to change. */
const fixed = { widget: "hidden", pattern: undefined }

const body: Field = {
  name: "body",
  label: "Text",
  hint: "Select a word and press the chain to make it a link: an address with https://, /terms, /privacy, mailto: or tel:.",
  widget: "markdown",
  buttons: ["bold", "italic", "link", "bulleted-list", "numbered-list"],
  editor_components: [],
  modes: ["rich_text", "raw"],
}

/** Kept by a file form and a folder form alike: what travels are values, the server knows the files. */
const common = { format: "values", editor: { preview: false } }

/** The description of all forms, in the words and with the limits of the rules. */
export const forms = {
  collections: [
    {
      ...common,
      name: "website",
      label: "Website",
      description: "What the pages say, apart from the text of the legal pages.",
      files: [
        list("hotels", "content/hotels.json", rules.hotels, { location }),
        list("destinations", "content/destinations.json", rules.destinations),
        file(
          "site",
          "content/site.json",
          { ...ruleOf(site), title: "Brand, home page and footer" },
          fieldsFor(ruleOf(site)),
        ),
        file("about", "content/about.md", { title: "Our story" }, [
          ...fieldsFor(ruleOf(rules.about)),
          body,
        ]),
        list("legal-pages", "content/legal/pages.json", rules.legalPages, {
          slug: fixed,
          updated: day,
        }),
      ],
    },
    sections("terms", "Terms and Conditions"),
    sections("privacy", "Privacy Policy"),
  ],
}

function file(name: string, path: string, { title, description }: Rule, fields: Field[]) {
  return { name, label: title, description, file: path, preview_path: "/", fields }
}

/** A file that is a list: each item is folded to its name or its title. */
function list(
  name: string,
  path: string,
  schema: z.ZodType,
  special: Record<string, Partial<Field>> = {},
) {
  const rule = ruleOf(schema)
  const items = fieldFor("items", rule)
  const fields = items.fields?.map(field => ({ ...field, ...special[field.name] }))
  const summary = fields?.some(field => field.name === "name")
    ? "{{fields.name}}"
    : "{{fields.title}}"
  return file(name, path, rule, [{ ...items, summary, fields }])
}

function sections(page: string, label: string) {
  return {
    ...common,
    name: page,
    label,
    description: "Change a section here, then the day of the last change: Website, Legal pages.",
    folder: `content/legal/${page}`,
    extension: "md",
    create: false,
    delete: false,
    identifier_field: "heading",
    summary: "{{number}}. {{heading}}",
    preview_path: page,
    sortable_fields: [],
    fields: [...fieldsFor(ruleOf(rules.legalSection)).map(field => ({ ...field, ...fixed })), body],
  }
}
