import type { z } from "zod"
import { type Files, pathsIn, textIn } from "../reading/files"
import type { Path } from "../reading/problem"
import { fieldsIn } from "../reading/read-source"
import { anchorOf } from "../rules/anchor"
import { limits } from "../rules/limits"
import { legalPageOf, legalPagesFile, neededPages } from "../rules/paths"
import { legalPage, legalSection } from "../rules/rules"
import { slugProblem } from "../rules/slug"
import { type Form, type Rule, ruleOf, type Texts, textRule, Unwritable, type Values } from "./form"
import { writeIntoJson } from "./json-file"
import { bodyOf, newMarkdown, writeIntoMarkdown } from "./markdown-file"

type Entry = z.infer<typeof legalPage>

type Fields = z.infer<typeof legalSection>

/** A section of a page; one that is new has no file yet. */
type Section = Pick<Fields, "heading"> & { file?: string; text: string }

/** The name of the form for a page that is to be made. */
const newPage = "new-legal-page"

export const isNew = ({ name }: Form) => name === newPage

export const isLegal = ({ files }: Form) => files[0] === legalPagesFile

/** A form for each legal page, and one for a page that is to be made. */
export function legalForms(files: Files): Form[] {
  const entries = entriesIn(files)
  const known =
    entries?.map((entry, index) => legalForm(files, entry, index)) ?? neededPages.map(unreadable)
  return known.length < limits.legalPages ? [...known, newForm] : known
}

function entriesIn(files: Files): Entry[] | undefined {
  const entries = fieldsIn(files, legalPagesFile)
  if (entries === undefined) return undefined
  return Array.isArray(entries) ? entries.filter(entry => typeof entry?.slug === "string") : []
}

function legalForm(files: Files, fields: Entry, entry: number): Form {
  const { slug, title } = fields
  const own = sectionFiles(files, slug)
  const sections = own.map(file => sectionIn(files, file))
  return {
    ...unreadable(slug),
    title: String(title),
    entry,
    files: [legalPagesFile, ...own],
    values: sections.every(section => section !== undefined) ? { ...fields, sections } : undefined,
  }
}

/** The form of a page of which nothing is known but its path. */
function unreadable(slug: string): Form {
  return {
    name: `legal/${slug}`,
    title: slug,
    description: "The page's title, its date and its numbered sections.",
    path: `/${slug}`,
    rule: legalRule(true),
    files: [legalPagesFile],
    removable: !neededPages.includes(slug),
  }
}

const newForm: Form = {
  name: newPage,
  title: "New legal page",
  description: "A page like the Terms, which the footer will link to.",
  path: "/",
  rule: legalRule(false),
  files: [legalPagesFile],
  values: { slug: "", title: "", updated: "", description: "", introduction: "", sections: [] },
  removable: false,
}

/** The rule for a legal page with its sections, which stand in files of their own. */
function legalRule(hasPath: boolean): Rule {
  const page = ruleOf(legalPage)
  const { heading } = ruleOf(legalSection).properties ?? {}
  const { slug, title, updated, ...words } = (page.properties ?? {}) as Record<string, Rule>
  const sections: Rule = {
    type: "array",
    title: "Sections",
    description: "The sections in their order. They are numbered automatically.",
    minItems: 1,
    maxItems: limits.sections,
    items: {
      type: "object",
      title: "Section",
      properties: { heading, text: textRule } as Rule["properties"],
      required: ["heading", "text"],
    },
  }
  const day: Rule = {
    ...updated,
    description: "The day of the last change, as visitors read it above the text.",
  }
  // The path of a page that exists is in addresses already.
  const path = { ...slug, readOnly: hasPath }
  return {
    ...page,
    properties: { slug: path, title, updated: day, ...words, sections } as Rule["properties"],
    required: [...(page.required ?? []), "sections"],
  }
}

/** The files of a page's sections by their numbers. */
function sectionFiles(files: Files, slug: string): string[] {
  const number = (file: string) =>
    Number((fieldsIn(files, file) as Fields | undefined)?.number) || 0
  return markdownOf(files, slug).sort((one, other) => number(one) - number(other))
}

/** The Markdown files of a page, in the order of their names. */
function markdownOf(files: Files, slug: string): string[] {
  return pathsIn(files).filter(file => legalPageOf(file) === slug)
}

function sectionIn(files: Files, file: string): Section | undefined {
  const fields = fieldsIn(files, file) as Fields | undefined
  return fields && { file, heading: fields.heading, text: bodyOf(textIn(files, file)) }
}

/** The name of a form once its values are saved. */
export function savedAs(form: Form, values: Values): string {
  return isNew(form) ? `legal/${(values as Entry).slug}` : form.name
}

/** Sections are numbered in their order; those that are gone from the form go from the folder. */
export function writeLegalPage(files: Files, form: Form, values: Values): Texts {
  const { sections, ...entry } = values as Entry & { sections: Section[] }
  const entries = entriesIn(files) ?? []
  const own = form.files.slice(1)
  const slug = isNew(form) ? entry.slug : form.path.slice(1)
  if (isNew(form) && (slugProblem(slug) || entries.some(page => page.slug === slug))) {
    throw new Unwritable(
      "Give the page a path that no other page has: small letters and hyphens, such as cookies.",
    )
  }
  const after = isNew(form)
    ? [...entries, entry]
    : entries.map(page => (page.slug === slug ? { ...entry, slug } : page))
  const texts: Texts = Object.fromEntries(own.map(file => [file, undefined]))
  const taken = new Set(own)
  for (const [index, { file, heading, text }] of sections.entries()) {
    const fields = { number: index + 1, heading }
    const known = file?.startsWith(`content/legal/${slug}/`) ? file : undefined
    const place = known ?? freeName(slug, index + 1, heading, taken)
    taken.add(place)
    texts[place] = own.includes(place)
      ? writeIntoMarkdown(textIn(files, place), fields, text)
      : newMarkdown(fields, text)
  }
  return { [legalPagesFile]: writeIntoJson(textIn(files, legalPagesFile), after), ...texts }
}

/** A name that no other section has: its number and its heading. */
function freeName(slug: string, number: number, heading: string, taken: Set<string>): string {
  const name = `${String(number).padStart(2, "0")}-${anchorOf(heading) || "section"}`
  const names = ["", "-2", "-3", "-4"].map(end => `content/legal/${slug}/${name}${end}.md`)
  return names.find(file => !taken.has(file)) ?? `content/legal/${slug}/${name}-${taken.size}.md`
}

/** The files without a page and its sections. */
export function withoutLegalPage(files: Files, { files: own, path }: Form): Texts {
  const others = (entriesIn(files) ?? []).filter(({ slug }) => `/${slug}` !== path)
  return {
    ...Object.fromEntries(own.map(file => [file, undefined])),
    [legalPagesFile]: writeIntoJson(textIn(files, legalPagesFile), others),
  }
}

/**
 * The files with a page that has been removed from them, as they were before; its entry stands again after
 * those that it stood after. Undefined if there was no such page.
 */
export function withLegalPage(files: Files, before: Files, name: string): Texts | undefined {
  const old = entriesIn(before) ?? []
  const place = old.findIndex(({ slug }) => name === `legal/${slug}`)
  const entry = old[place]
  if (!entry) return undefined
  const earlier = old.slice(0, place).map(({ slug }) => slug)
  const entries = entriesIn(files) ?? []
  const index = entries.filter(({ slug }) => earlier.includes(slug)).length
  const after = entries.toSpliced(index, 0, entry)
  return {
    [legalPagesFile]: writeIntoJson(textIn(files, legalPagesFile), after),
    ...Object.fromEntries(markdownOf(before, entry.slug).map(file => [file, textIn(before, file)])),
  }
}

/** Where a field of a file is in a legal page's values. */
export function placeInLegalPage(form: Form, file: string, path: Path): Path | undefined {
  const [first, ...place] = path
  if (file === legalPagesFile) return first === form.entry ? place : undefined
  return ["sections", form.files.indexOf(file) - 1, first === "text" ? first : "heading"]
}
