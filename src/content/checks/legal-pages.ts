import { fileProblem, type Problem } from "../reading/problem"
import { problemIn, type Source, valueIn } from "../reading/source"
import { legalPageOf, legalPagesFile, neededPages } from "../rules/paths"
import { slugProblem } from "../rules/slug"

/** Finds entries of legal pages without a folder of sections, and folders without an entry. */
export function legalPageProblems(sources: readonly Source[]): Problem[] {
  const entries = sources.find(source => source.file === legalPagesFile)
  if (!entries || !Array.isArray(entries.data)) return []
  const written = entries.data.map(entry => valueIn(entry, ["slug"]))
  const slugs = written.filter(slug => typeof slug === "string" && !slugProblem(slug)) as string[]
  // An invalid path is reported elsewhere, and may match a folder once it is corrected.
  if (new Set(slugs).size < written.length) return []

  const folders = new Set(sources.flatMap(({ file }) => legalPageOf(file) ?? []))
  const missing = neededPages.filter(slug => !slugs.includes(slug))
  const empty = slugs.filter(slug => !folders.has(slug))
  const unnamed = [...folders].filter(folder => !slugs.includes(folder))
  const at = (slug: string) => [slugs.indexOf(slug), "slug"]
  if (missing.length > 0) {
    const [renamed] = empty
    const path = renamed && missing.length === 1 ? at(renamed) : []
    return missing.map(slug => problemIn(entries, path, gone(slug, renamed)))
  }
  return [
    ...empty.map(slug => problemIn(entries, at(slug), withoutSections(slug, unnamed))),
    ...(empty.length > 0 ? [] : unnamed.map(folder => withoutEntry(folder, sources))),
  ]
}

function gone(slug: string, renamed?: string) {
  return {
    message: `The page “${slug}” is missing, and the header and the footer link to it.`,
    remedy: renamed
      ? `Write "slug": "${slug}" in place of “${renamed}”, or bring the page's entry back.`
      : `Bring back its entry, the one with "slug": "${slug}".`,
  }
}

function withoutSections(slug: string, unnamed: string[]) {
  const folder = `content/legal/${slug}/`
  const [other] = unnamed
  return {
    message: `The page “${slug}” has no sections: there is no file in ${folder}.`,
    remedy: other
      ? `Rename the folder content/legal/${other}/ to ${slug}, or write "slug": "${other}" here.`
      : `Write the first section into ${folder}01-introduction.md, or remove the page's entry.`,
  }
}

function withoutEntry(folder: string, sources: readonly Source[]) {
  const [first] = sources.filter(source => legalPageOf(source.file) === folder)
  return fileProblem(String(first?.file), {
    message: `Nobody would see the sections in content/legal/${folder}/: no page has this path.`,
    remedy: `Add an entry with "slug": "${folder}" to ${legalPagesFile}, or move the folder out of content/.`,
  })
}
