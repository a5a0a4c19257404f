import type { Problem } from "../reading/problem"
import { problemIn, type Source, valueIn } from "../reading/source"
import { anchorOf } from "../rules/anchor"
import { limits } from "../rules/limits"
import { legalPageOf } from "../rules/paths"

/** Finds sections of one page with the same number or the same anchor, and gaps in the numbers. */
export function legalOrderProblems(sources: readonly Source[]): Problem[] {
  const pages = new Set(sources.flatMap(({ file }) => legalPageOf(file) ?? []))
  return [...pages].flatMap(page => {
    const sections = sources.filter(({ file }) => legalPageOf(file) === page)
    const doubles = sections.filter((section, index) => {
      const numbers = sections.slice(0, index).map(numberOf)
      return numbers.includes(numberOf(section))
    })
    const others = sections.filter(section => !doubles.includes(section))
    return [...numberProblems(sections, doubles), ...anchorProblems(others)]
  })
}

/** The section's number; undefined if it is invalid, which is reported elsewhere. */
function numberOf({ data }: Source) {
  const number = valueIn(data, ["number"])
  return Number.isInteger(number) && Number(number) >= 1 && Number(number) <= limits.sections
    ? Number(number)
    : undefined
}

function numberProblems(sections: Source[], doubles: Source[]): Problem[] {
  const numbers = sections.flatMap(section => numberOf(section) ?? [])
  // Until every section has a number, a gap may be the place of one without.
  if (numbers.length < sections.length) return []
  return doubles.length > 0 ? doubles.map(section => double(section, sections)) : gaps(sections)
}

function double(section: Source, sections: Source[]) {
  const number = numberOf(section)
  const earlier = sections.find(other => numberOf(other) === number)
  let free = 1
  while (sections.some(other => numberOf(other) === free)) free += 1
  return problemIn(section, ["number"], {
    message: `The number ${number} is used twice on this page: ${earlier?.file} has it too.`,
    remedy: `Give one of the two another number (${free} is free), or remove one of the two files.`,
  })
}

/** Reports the numbers that are missing at the section right after them. */
function gaps(sections: Source[]): Problem[] {
  const sorted = sections
    .map(section => ({ section, number: Number(numberOf(section)) }))
    .sort((one, other) => one.number - other.number)
  return sorted.flatMap(({ section, number }, index) => {
    const first = (sorted[index - 1]?.number ?? 0) + 1
    if (number === first) return []
    const last = number - 1
    const missing = first === last ? `section ${first} is` : `sections ${first} to ${last} are`
    return problemIn(section, ["number"], {
      message: `This is section ${number}, and ${missing} missing.`,
      remedy: `Restore what is missing, or write number: ${first} here and continue from there.`,
    })
  })
}

function anchorProblems(sections: Source[]): Problem[] {
  const holders = new Map<string, Source>()
  return sections.flatMap(section => {
    const heading = valueIn(section.data, ["heading"])
    if (typeof heading !== "string" || heading.trim() === "") return []
    const anchor = anchorOf(heading)
    const earlier = holders.get(anchor)
    if (!earlier) holders.set(anchor, section)
    const wording = anchor === "" ? wordless : earlier && sameAnchor(anchor, earlier)
    return wording ? problemIn(section, ["heading"], wording) : []
  })
}

const wordless = {
  message: "The heading has neither letters nor digits, so no link can lead to the section.",
  remedy: "Write a heading in words.",
}

function sameAnchor(anchor: string, earlier: Source) {
  return {
    message: `A link to #${anchor} could mean two sections: ${earlier.file} has this heading too.`,
    remedy: "Give one of the two another heading.",
  }
}
