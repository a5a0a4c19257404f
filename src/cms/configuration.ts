import type { CmsConfig, Collection, CollectionFile, Field } from "@sveltia/cms"
import { brand } from "../../content/site.json"
import { type ContentKind, contentKinds } from "../content/content-kinds"
import { type JsonSchema, jsonSchemaOf } from "../content/fields"

/**
 * The CMS's configuration, computed from `src/content/schema.ts`, which has the labels and hints. The CMS discards
 * drafts when its configuration changes, so the brand is the only content in it.
 */
export function configuration(repo: string, branch: string, site: string): CmsConfig {
  const singles = contentKinds.filter(({ pathname }) => !pathname)
  const pages = contentKinds.filter(({ pathname }) => pathname)
  const options: CmsConfig = {
    load_config_file: false,
    backend: { name: "github", repo, branch, auth_methods: ["token"] },
    app_title: brand,
    logo: { src: "/icon.svg" },
    site_url: site,
    // The CMS requires a folder, though photos stay on their own hosts.
    media_folder: "content/no-photos",
    media_libraries: { ...uploads(0), stock_assets: false },
    output: { omit_empty_optional_fields: true },
    slug: { encoding: "ascii", clean_accents: true, maxlength: 40 },
    collections: [
      { name: "home", label: "Home page", files: singles.map(fileOptions) },
      ...pages.map(collection),
    ],
  }
  // The CMS's validation fails on undefined values.
  return JSON.parse(JSON.stringify(options))
}

/** A collection of one page, or of a folder's pages. */
function collection(kind: ContentKind): Collection {
  const page = fileOptions(kind)
  const { file, label, ...options } = page
  if (!kind.pattern.includes("*")) return { name: options.name, label, files: [page] }
  const folder = kind.pattern.replace("/*.md", "")
  const labels = { label: `${label}s`, label_singular: label }
  // Links to a page break when it is renamed or deleted.
  return { ...options, ...labels, folder, create: true, delete: false, slug: { editable: false } }
}

function fileOptions({ pattern, pathname = "/", schema: zodSchema }: ContentKind): CollectionFile {
  const schema = jsonSchemaOf(zodSchema)
  const list = { ...field("list", schema), root: true }
  return {
    name: cmsNameOf(pattern),
    file: pattern,
    label: schema.title,
    preview_path: pathname.slice(1).replace("*", "{{slug}}"),
    fields: schema.items ? [list] : [...fields(schema), ...(pattern.endsWith(".md") ? [body] : [])],
  }
}

/** What the CMS calls a file, or a folder's pages. */
export const cmsNameOf = (pattern: string) => pattern.replace(/^content\/|(\/\*)?\.\w+$/g, "")

/** The page's title is Heading 1. */
const buttons =
  "bold italic strikethrough code link heading-two heading-three heading-four quote bulleted-list numbered-list"

const body = {
  name: "body",
  label: "Text",
  widget: "richtext",
  buttons: buttons.split(" "),
  editor_components: [],
  use_emoji_autocomplete: false,
}

function fields({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties).map(([name, schema]) => ({
    ...field(name, schema),
    required: required.includes(name),
  }))
}

function field(name: string, schema: JsonSchema): Field {
  return {
    name,
    label: schema.title,
    hint: schema.description,
    min: schema.minimum ?? schema.minItems,
    max: schema.maximum ?? schema.maxItems,
    pattern: schema.pattern && [schema.pattern, `Correct it. ${schema.description}`],
    ...widget(schema),
  }
}

function widget({ type, format, items, maxLength: maxlength, ...schema }: JsonSchema) {
  // An upload is let through here, so that the field’s own message asks for an address.
  if (schema.control === "photo") return { widget: "image", media_libraries: uploads(1e9) }
  if (format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" }
  if (schema.control === "destination") {
    const source = { file: "destinations", value_field: "list.*.name" }
    return { widget: "relation", collection: "home", ...source }
  }
  if (items) return { widget: "list", label_singular: items.title, ...itemOptions(items) }
  if (schema.properties) return { widget: "object", collapsed: true, fields: fields(schema) }
  if (schema.enum) return { widget: "select", options: schema.enum }
  if (type === "integer") return { widget: "number", value_type: "int" }
  if (type !== "string") throw new Error(`The editor has no control for “${schema.title}”.`)
  const text = { maxlength, use_emoji_autocomplete: false }
  if (schema.control === "multiline") return { widget: "text", ...text }
  return { widget: "string", type: format === "email" ? "email" : undefined, ...text }
}

/** @param max_file_size Of an upload, in bytes */
const uploads = (max_file_size: number) => ({ default: { config: { max_file_size } } })

const itemOptions = (items: JsonSchema) =>
  items.properties ? { fields: fields(items), collapsed: true } : { field: field("item", items) }
