import type { CmsConfig } from "@sveltia/cms"
import { brand } from "../../content/site.json"
import { type ContentFile, contentFiles } from "../content/content-files"
import { factList } from "../content/facts"
import { type JsonSchema, jsonSchemaOf } from "../content/field-types"

type Options = Record<string, unknown>

const facts = `To insert a fact, type its name in curly brackets: ${factList}.`
const home = { name: "home", label: "Home page" }
const slug = {
  template: "{{title}}",
  // Renaming a page would break the links to it.
  editable: ["create"],
  hint: "The last part of the page's address, such as cookie-policy. Use lowercase letters, digits and hyphens.",
  pattern: ["^[a-z0-9]+(-[a-z0-9]+)*$", "Use lowercase letters, digits and single hyphens."],
}

/**
 * The CMS's configuration, computed from `src/content/schema.ts`, which has the labels and hints. The CMS discards
 * drafts when its configuration changes, so the brand is the only content in it.
 */
export function configuration(repo: string, branch: string, site: string): CmsConfig {
  const messages = { create: "Add {{path}}", update: "Change {{path}}" }
  const singles = contentFiles.filter(({ pathname }) => pathname === "/")
  const pages = contentFiles.filter(({ pathname }) => pathname !== "/")
  const options = {
    load_config_file: false,
    // In the editorial workflow, a second editor's save silently overwrites the first one's.
    publish_mode: "simple",
    backend: { name: "github", repo, branch, auth_methods: ["token"], commit_messages: messages },
    app_title: brand,
    logo: { src: "/icon.svg" },
    site_url: site,
    // The CMS requires a folder, though photos stay on their own hosts; the maximum of 0 rejects every upload.
    media_folder: "static",
    media_libraries: { default: { config: { max_file_size: 0 } }, stock_assets: false },
    output: { omit_empty_optional_fields: true },
    editor: { preview: false },
    slug: { encoding: "ascii", clean_accents: true, maxlength: 40 },
    collections: [{ ...home, files: singles.map(entry) }, ...pages.map(collection)],
  }
  // The CMS's validation fails on undefined values.
  return JSON.parse(JSON.stringify(options))
}

/** A collection of one page, or of a folder's pages. */
function collection(contentFile: ContentFile): Options {
  const { file, label, ...options } = entry(contentFile)
  const folder = String(file).replace("/*.md", "")
  if (folder === file) return { name: options.name, label, files: [entry(contentFile)] }
  const labels = { label: `${label}s`, label_singular: label }
  // A deletion is not checked, and the build fails at links to a page that is gone.
  return { ...options, ...labels, folder, create: true, delete: false, slug }
}

function entry({ file, pathname, schema: zodSchema }: ContentFile): Options {
  const schema = jsonSchemaOf(zodSchema)
  const name = file.replace(/^content\/|(\/\*)?\.\w+$/g, "")
  const list = { ...field([name, schema]), root: true }
  return {
    name,
    file,
    label: schema.title,
    preview_path: pathname.slice(1).replace("*", "{{slug}}"),
    fields: schema.items ? [list] : [...fields(schema), ...(file.endsWith(".md") ? [body] : [])],
  }
}

/** The text under the fields. It has no Heading 1, which is the page's title. */
const body = {
  name: "body",
  label: "Text",
  widget: "richtext",
  hint: facts,
  buttons: [
    ...["bold", "italic", "strikethrough", "code", "link"],
    ...["heading-two", "heading-three", "heading-four"],
    ...["quote", "bulleted-list", "numbered-list"],
  ],
  editor_components: [],
  use_emoji_autocomplete: false,
}

function fields({ properties = {}, required = [] }: JsonSchema): Options[] {
  const all = Object.entries(properties)
  return all.map(named => ({ ...field(named), required: required.includes(named[0]) }))
}

function field([name, schema]: [string, JsonSchema]): Options {
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

function widget({ type, format, items, maxLength: maxlength, ...schema }: JsonSchema): Options {
  if (format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" }
  if (schema.control === "destination") {
    const names = { file: "destinations", value_field: "destinations.*.name" }
    return { widget: "relation", collection: home.name, ...names }
  }
  if (items) return { widget: "list", label_singular: items.title, ...entries(items) }
  if (schema.properties) return { widget: "object", collapsed: true, fields: fields(schema) }
  if (schema.enum) return { widget: "select", options: schema.enum }
  if (type === "integer") return { widget: "number", value_type: "int" }
  const text = { maxlength, use_emoji_autocomplete: false }
  if (Number(maxlength) > 120) return { widget: "text", ...text }
  const inputType = { email: "email", uri: "url" }[String(format)] ?? "text"
  return { widget: "string", type: inputType, ...text }
}

const entries = (items: JsonSchema): Options =>
  items.properties
    ? { fields: fields(items), summary: "{{fields.name}}", collapsed: true }
    : { field: field(["item", items]) }
