import { type FactName, type Facts, factNames } from "./facts"
import { siteFile } from "./files"
import { type Path, type Problem, problemAt, suggestion, type Wording } from "./problem"
import { offsetOf, problemIn, type Source } from "./source"

/** Finds names of facts that do not exist. Other curly brackets are left alone. */
export function placeholderProblems(source: Source): Problem[] {
  const inFields = textsIn(source.data).flatMap(([path, text]) => {
    const [found] = unknownFacts(text)
    return found ? problemIn(source, path, ...found.wording) : []
  })
  const { offset = 0, text = "" } = source.body ?? {}
  const inBody = unknownFacts(text).map(({ index, wording }) =>
    problemAt(source, offset + index, wording, ["text"]),
  )
  return [...inFields, ...inBody]
}

function textsIn(data: unknown, path: Path = []): [Path, string][] {
  if (typeof data === "string") return [[path, data]]
  if (typeof data !== "object" || data === null) return []
  return Object.entries(data).flatMap(([key, value]) =>
    textsIn(value, [...path, Array.isArray(data) ? Number(key) : key]),
  )
}

const names = factNames.join("|")

/** What looks like a fact's name: one word in brackets, or a fact's name with a bracket missing or too many. */
const placeholder = new RegExp(
  `\\$?\\{+\\s*[\\p{L}_][\\p{L}\\p{N}_-]*\\s*\\}+|\\{\\s*(?:${names})\\b|\\b(?:${names})\\s*\\}`,
  "giu",
)

function unknownFacts(text: string) {
  return [...text.matchAll(placeholder)]
    .filter(([written]) => !factNames.some(fact => written === `{${fact}}`))
    .map(({ 0: written, index }) => {
      const meant = suggestion(written.replace(/[^\p{L}\p{N}_-]/gu, ""), factNames, "{$}")
      const known = factNames.map(name => `{${name}}`).join(", ")
      const remedy = `${meant}The facts are ${known}; write any other word without brackets.`
      const wording: Wording = [`“${written}” stands for no fact.`, remedy]
      return { index, wording }
    })
}

/** Warns where a fact is written out, and would be missed when the fact changes; once in a line. */
export function factsWrittenOut(sources: readonly Source[], facts: Facts): Problem[] {
  return sources.flatMap(source =>
    [...facts].flatMap(([name, fact]) => {
      const own = source.file === siteFile ? offsetOf(source, [name]) : undefined
      const found = [...source.text.matchAll(patterns[name]?.(fact) ?? /(?!)/g)]
        .filter(({ index }) => own === undefined || Math.abs(index - own) > 1)
        .map(({ 0: words, index }) =>
          problemAt(source, index, [
            `“${words}” is written out here, and will not change with the fact.`,
            `Write {${name}} instead.`,
          ]),
        )
      return found.filter(({ line }, index) => found[index - 1]?.line !== line)
    }),
  )
}

/** How a fact may appear in a text; a telephone number with its digits grouped in any way. */
const patterns: Partial<Record<FactName, (fact: string) => RegExp>> = {
  brand: fact => whole(escaped(fact)),
  email: fact => whole(escaped(fact)),
  phone: fact => whole(`\\+?${fact.replace(/\D/g, "").split("").join("[ ().-]*")}`),
}

function whole(pattern: string) {
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, "gu")
}

function escaped(words: string) {
  return words.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")
}
