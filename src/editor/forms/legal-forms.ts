import { neededPages } from "../../content/checks/legal-pages"
import { limits } from "../../content/rules/limits"
import { slugProblem } from "../../content/rules/slug"
import type { Values } from "../form"
import { markdownIn, textOf } from "./files"
import { type FormFiles, placeIn, type Texts } from "./form-rules"
import { mergeIntoJson } from "./json-file"
import { type Entry, entriesFile, entriesIn, withoutPage } from "./legal-entries"
import { legalRule } from "./legal-rule"
import { freeName, inOrder, type Section, sectionsIn } from "./legal-sections"
import { mergeIntoMarkdown, newMarkdown } from "./markdown-file"
import { readFields } from "./read-fields"
import { Refusal } from "./refusal"

/** A form for each legal page, and one for a page that is to be made. */
export function legalForms(root: string): FormFiles[] {
  const entries = entriesIn(root)
  const known = entries.map(({ slug, title }) => legalForm(root, slug, title))
  if (entries.length >= limits.legalPages) return known
  return [...known, legalForm(root, undefined, "New legal page")]
}

/** @param slug The end of the page's path; undefined for a page that is to be made */
function legalForm(root: string, slug: string | undefined, title: string): FormFiles {
  const sections = slug ? markdownIn(root, `content/legal/${slug}`) : []
  return {
    name: slug ? `legal/${slug}` : "new-legal-page",
    path: slug ? `/${slug}` : "/",
    title: String(title),
    description: slug
      ? "The page's title, its date and its numbered sections."
      : "A page like the Terms, which the footer will link to.",
    rule: slug ? legalRule() : { ...legalRule(), title: "New legal page" },
    files: [entriesFile, ...sections],
    read: () => ({ ...entryOf(root, slug), sections: sectionsIn(root, sections) }),
    write: values => write(root, slug, sections, values),
    savedAs: slug ? undefined : values => `legal/${(values as Entry).slug}`,
    remove:
      slug && !neededPages.includes(slug) ? () => withoutPage(root, slug, sections) : undefined,
    place: (file, field) => {
      if (file === entriesFile) {
        const [index, ...place] = placeIn(field, true)
        const written = entriesIn(root)[Number(index)]?.slug
        return written === slug ? place : undefined
      }
      const index = inOrder(root, sections).indexOf(file)
      if (index < 0) return undefined
      return ["sections", index, field === "text" ? "body" : "heading"]
    },
  }
}

function entryOf(root: string, slug: string | undefined) {
  if (!slug) return { slug: "", title: "", updated: "", description: "", introduction: "" }
  const entry = (readFields(root, entriesFile) as Entry[]).find(page => page.slug === slug)
  if (!entry) throw new Refusal(404, `There is no page /${slug}.`)
  return entry
}

/** Sections are numbered in their order; those that are gone from the form go from the folder. */
function write(root: string, old: string | undefined, files: string[], values: Values): Texts {
  const { sections, ...entry } = values as Entry & { sections: Section[] }
  const slug = old ?? entry.slug
  const entries = entriesIn(root)
  if (!old && (slugProblem(slug) || entries.some(page => page.slug === slug))) {
    throw new Refusal(
      422,
      "Give the page a path that no other page has: small letters and hyphens, such as cookies.",
    )
  }
  const after = old
    ? entries.map(page => (page.slug === old ? { ...entry, slug } : page))
    : [...entries, entry]
  const texts: Texts = { [entriesFile]: mergeIntoJson(textOf(root, entriesFile), after) }
  const taken = new Set(files)
  for (const [index, { file, heading, body }] of sections.entries()) {
    const fields = { number: index + 1, heading }
    const own = file?.startsWith(`content/legal/${slug}/`) ? file : undefined
    const place = own ?? freeName(slug, index + 1, heading, taken)
    taken.add(place)
    texts[place] = files.includes(place)
      ? mergeIntoMarkdown(textOf(root, place), fields, body)
      : newMarkdown(fields, body)
  }
  for (const file of files) if (!(file in texts)) texts[file] = undefined
  return texts
}
