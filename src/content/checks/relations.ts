import { z } from "zod"
import type { Path, Problem } from "../reading/problem"
import { entriesOf, problemIn, type Source, valueAt, valueIn } from "../reading/source"
import { aboutFile, destinationsFile, hotelsFile, legalPagesFile, siteFile } from "../rules/paths"
import { site as siteRule } from "../rules/site-rules"
import { locationProblems } from "./locations"
import { photoDescriptionProblems, photoHostProblems } from "./photo-problems"

/** Problems between entries, of one file or of two. Malformed entries are skipped. */
export function relationProblems(sources: ReadonlyMap<string, Source>): Problem[] {
  const hotels = sources.get(hotelsFile)
  const destinations = sources.get(destinationsFile)
  const pages = sources.get(legalPagesFile)
  const site = sources.get(siteFile)
  return [
    ...repeated(hotels, [], ["id"], "number"),
    ...repeated(hotels, [], ["name"], "name"),
    ...repeated(destinations, [], ["name"], "name"),
    ...repeated(pages, [], ["slug"], "path"),
    ...repeated(site, ["hero", "headlines"], [], "headline"),
    ...locationProblems(hotels, destinations),
    ...photoDescriptionProblems(hotels),
    ...photoHostProblems(hotels),
    ...sameHeadingProblems(site, sources.get(aboutFile)),
  ]
}

/** Finds equal headings on the home page: they are the names of its regions for screen readers. */
function sameHeadingProblems(site: Source | undefined, about: Source | undefined) {
  if (!site) return []
  const taken = new Map([[spoken(valueIn(about?.data, ["heading"])), "the story"]])
  return partsWithHeading.flatMap(part => {
    const heading = valueIn(site.data, [part, "heading"])
    const other = taken.get(spoken(heading))
    taken.set(spoken(heading), part)
    if (typeof heading !== "string" || !other) return []
    return problemIn(site, [part, "heading"], {
      message: `The heading is the same as that of ${other}.`,
      remedy: "Give one of the two another heading: screen readers tell the parts apart by it.",
    })
  })
}

/** Groups of the home page's words that are a section with a heading of its own. */
const partsWithHeading = Object.entries(siteRule.shape).flatMap(([part, rule]) =>
  rule instanceof z.ZodObject && "heading" in rule.shape ? [part] : [],
)

function spoken(heading: unknown) {
  return typeof heading === "string" ? heading.toLowerCase().trim() : undefined
}

/** Finds entries of a list with the same value as an earlier one. */
function repeated(source: Source | undefined, list: Path, key: Path, title: string): Problem[] {
  const first = new Map<unknown, Path>()
  return entriesOf(source, list).flatMap((entry, index) => {
    const value = valueIn(entry, key)
    if (!source || !["string", "number"].includes(typeof value)) return []
    const same = typeof value === "string" ? spoken(value) : value
    const path = [...list, index, ...key]
    const earlier = first.get(same)
    if (!earlier) {
      first.set(same, path)
      return []
    }
    return problemIn(source, path, {
      message: `The ${title} ${JSON.stringify(value)} is used twice: line ${lineOf(source, earlier)} already has it.`,
      remedy: `Give one of the two another ${title}.`,
    })
  })
}

function lineOf(source: Source, path: Path) {
  return source.text.slice(0, valueAt(source, path).offset).split("\n").length
}
