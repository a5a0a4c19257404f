import { neededPages } from "../../content/checks/legal-pages"
import { markdownIn, textOf } from "./files"
import type { Texts } from "./form-rules"
import { mergeIntoJson } from "./json-file"
import { readFields, Unreadable } from "./read-fields"
import { Refusal } from "./refusal"

export const entriesFile = "content/legal/pages.json"

export type Entry = Record<string, unknown> & { slug: string; title: string }

export function entriesIn(root: string): Entry[] {
  try {
    const entries = readFields(root, entriesFile)
    return Array.isArray(entries) ? entries.filter(entry => typeof entry?.slug === "string") : []
  } catch (error) {
    if (error instanceof Unreadable) return neededPages.map(slug => ({ slug, title: slug }))
    throw error
  }
}

/** The files without a page and its sections. */
export function withoutPage(root: string, slug: string, sections: string[]): Texts {
  const others = entriesIn(root).filter(page => page.slug !== slug)
  return {
    [entriesFile]: mergeIntoJson(textOf(root, entriesFile), others),
    ...Object.fromEntries(sections.map(file => [file, undefined])),
  }
}

/**
 * The files of a page that has been removed, as another folder still has them; its entry stands again
 * after those that it stood after.
 */
export function withPageOf(before: string, root: string, slug: string): Texts {
  const old = entriesIn(before)
  const place = old.findIndex(page => page.slug === slug)
  if (place < 0) throw new Refusal(404, `There was no page /${slug}.`)
  const earlier = old.slice(0, place).map(page => page.slug)
  const entries = entriesIn(root)
  const after = entries.toSpliced(
    entries.filter(page => earlier.includes(page.slug)).length,
    0,
    old[place] as Entry,
  )
  const sections = markdownIn(before, `content/legal/${slug}`)
  return {
    [entriesFile]: mergeIntoJson(textOf(root, entriesFile), after),
    ...Object.fromEntries(sections.map(file => [file, textOf(before, file)])),
  }
}
