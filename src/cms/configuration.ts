import type { CmsConfig } from "@sveltia/cms"
import { type ContentFile, contentFiles, isMarkdown } from "../content/content-files"
import { type JsonSchema, jsonSchemaOf } from "../content/field-types"
import { factList } from "../content/text/fact-names"

type Options = Record<string, unknown>

const facts = `To insert a fact, type its name in curly brackets: ${factList}.`
const home = { name: "home", label: "Home page" }
const slug = {
  template: "{{title}}",
  // Links lead to existing pages' addresses.
  editable: ["create"],
  hint: "The last part of the page's address, such as cookie-policy. Use lowercase letters, digits and hyphens.",
  pattern: ["^[a-z0-9]+(-[a-z0-9]+)*$", "Use lowercase letters, digits and single hyphens."],
}

/**
 * The CMS's configuration, computed from the schema alone. The CMS discards drafts when its configuration changes, so it
 * must not depend on the content.
 */
export function configuration(repo: string, branch: string, site: string): CmsConfig {
  const messages = { create: "Add {{path}}", update: "Change {{path}}", delete: "Remove {{path}}" }
  const singles = contentFiles.filter(({ page }) => page === "/")
  const pages = contentFiles.filter(({ page }) => page !== "/")
  const options = {
    load_config_file: false,
    // In the editorial workflow, a second editor's save silently overwrites the first one's.
    publish_mode: "simple",
    backend: { name: "github", repo, branch, auth_methods: ["token"], commit_messages: messages },
    app_title: "Marquisade",
    logo: { src: "/icon.svg" },
    site_url: site,
    // Required, although photos stay on their own hosts. No file is small enough to be uploaded.
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

/** A page of its own, or a folder of pages. */
function collection(file: ContentFile): Options {
  const { label, file: path, ...options } = entry(file)
  if (!file.path.includes("*")) return { name: options.name, label, files: [entry(file)] }
  const labels = { label: `${label}s`, label_singular: label }
  return { ...options, ...labels, folder: String(path).replace("/*.md", ""), create: true, slug }
}

function entry(file: ContentFile): Options {
  const schema = jsonSchemaOf(file.schema)
  const name = file.path.replace(/^content\/|(\/\*)?\.\w+$/g, "")
  const list = [{ ...field([name, schema]), root: true }]
  const text = isMarkdown(file) ? [body(file.page !== "/")] : []
  return {
    name,
    file: file.path,
    label: schema.title,
    format: isMarkdown(file) ? "yaml-frontmatter" : "json",
    preview_path: file.page.slice(1).replace("*", "{{slug}}"),
    fields: schema.items ? list : [...fields(schema), ...text],
  }
}

/** The page's title is the first level of headings; on the other pages the second level starts a section. */
function body(withSections: boolean): Options {
  const inline = ["bold", "italic", "strikethrough", "code", "link"]
  const headings = ["heading-two", "heading-three", "heading-four"].slice(withSections ? 0 : 1)
  const buttons = [...inline, ...headings, "quote", "bulleted-list", "numbered-list"]
  return {
    name: "body",
    label: "Text",
    widget: "richtext",
    hint: facts,
    buttons,
    editor_components: [],
    use_emoji_autocomplete: false,
  }
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
    pattern: schema.pattern && [schema.pattern, schema.description],
    ...widget(schema),
  }
}

function widget({ maxLength: maxlength, ...schema }: JsonSchema): Options {
  const { control, items, type } = schema
  if (schema.format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" }
  if (control === "destination") return { widget: "relation", ...destination }
  if (items) return { widget: "list", label_singular: items.title, ...entries(items) }
  if (schema.properties) return { widget: "object", collapsed: true, fields: fields(schema) }
  if (schema.enum) return { widget: "select", options: schema.enum }
  if (type === "boolean") return { widget: "boolean" }
  if (type === "integer") return { widget: "number", value_type: "int" }
  if (type === "number") return { widget: "number", value_type: "float" }
  const text = { maxlength, use_emoji_autocomplete: false }
  if (Number(maxlength) > 120) return { widget: "text", ...text }
  return { widget: "string", type: inputTypes[String(schema.format)] ?? "text", ...text }
}

const inputTypes: Record<string, string> = { email: "email", uri: "url" }

const destination = {
  collection: home.name,
  file: "destinations",
  value_field: "destinations.*.name",
}

function entries(items: JsonSchema): Options {
  if (!items.properties) return { field: field(["item", items]) }
  return { fields: fields(items), summary: "{{fields.name}}", collapsed: true }
}
