import { legalPageOf } from "./content-files"
import { anchorOf, legalHeadings } from "./legal-headings"
import { fileProblem, type Problem, problemAt } from "./problem"
import { type Source, valueIn } from "./source"

type Page = keyof typeof legalHeadings

/** Sections that are missing, there twice, out of order or with another heading than specified. */
export function legalOrderProblems(sources: Iterable<Source>): Problem[] {
  const all = [...sources]
  return (["terms", "privacy"] as const).flatMap(page =>
    pageProblems(
      page,
      all.filter(({ file }) => legalPageOf(file) === page),
    ),
  )
}

function pageProblems(page: Page, sections: Source[]): Problem[] {
  const headings: readonly string[] = legalHeadings[page]
  const holder = new Map<number, string>()
  const problems: Problem[] = []
  let unreadable = 0
  for (const section of sections) {
    const heading = valueIn(section.data, ["heading"])
    const number = valueIn(section.data, ["number"])
    const named = headings.indexOf(String(heading)) + 1
    // The heading says which section it is; where it says nothing, the number does.
    const place = named || Number(number)
    if (!Number.isInteger(place) || place < 1 || place > headings.length) {
      unreadable += 1
      continue
    }
    const earlier = holder.get(place)
    if (earlier) problems.push(double(section, place, headings, earlier))
    else if (named) problems.push(...otherNumber(section, number, named, headings))
    else if (typeof heading === "string") problems.push(otherHeading(section, place, headings))
    if (!earlier) holder.set(place, section.file)
  }
  if (unreadable > 0) return problems
  const missing = headings.filter((_heading, index) => !holder.has(index + 1))
  return [...problems, ...missing.map(heading => gap(page, headings.indexOf(heading) + 1, heading))]
}

function double(section: Source, place: number, headings: readonly string[], earlier: string) {
  return problemAt(section, section.valueAt(["number"]), {
    field: "number",
    message: `Section ${place}, “${headings[place - 1]}”, is there twice: ${earlier} has it too.`,
    remedy: "Remove one of the two files, or correct number and heading.",
  })
}

function otherHeading(section: Source, place: number, headings: readonly string[]) {
  return problemAt(section, section.valueAt(["heading"]), {
    field: "heading",
    message: `The heading of section ${place} is fixed, and this is another.`,
    remedy: `Write heading: ${headings[place - 1]}`,
  })
}

function otherNumber(section: Source, number: unknown, named: number, headings: readonly string[]) {
  // A number that is none, or no section's, is reported as such already.
  if (number === named || typeof number !== "number" || !headings[number - 1]) return []
  const problem = problemAt(section, section.valueAt(["number"]), {
    field: "number",
    message: `“${headings[named - 1]}” is section ${named}, and the number here is ${number}.`,
    remedy: `Write number: ${named}`,
  })
  return [problem]
}

function gap(page: Page, number: number, heading: string) {
  const name = `${String(number).padStart(2, "0")}-${anchorOf(heading)}.md`
  return fileProblem(`content/legal/${page}/${name}`, {
    message: `Section ${number}, “${heading}”, is missing.`,
    remedy: `Bring the file back, with number: ${number} and heading: ${heading} at its top.`,
  })
}
