import { type FactName, type Facts, factNames, fillText, isFact } from "./facts"
import { siteFile } from "./files"
import { rangesIn } from "./markdown"
import { instead, nearest, type Path, type Problem, problemAt, type Wording } from "./problem"
import { fieldAt, offsetOf, problemIn, type Source } from "./source"

/** Finds curly brackets that readers would see: names of no fact, and what other systems write. Code may have any. */
export function placeholderProblems(source: Source, facts: Facts): Problem[] {
  const inFields = textsIn(source.data).flatMap(([path, text]) => {
    const inside = isFact(source.file, path) ? [...text.matchAll(/\{\w+\}/g)] : []
    const nested = inside.map(
      ([name]): Wording => [
        `A fact cannot have a fact in it: “${name}”.`,
        instead(name, fillText(name, facts).replace(/[{}]/g, "")),
      ],
    )
    const wordings = inside.length > 0 ? nested : unknownFacts(text).map(({ wording }) => wording)
    return wordings.map(wording => problemIn(source, path, ...wording))
  })
  if (!source.body) return inFields
  const { offset, text, tree } = source.body
  const { code } = rangesIn(tree, text)
  const inBody = unknownFacts(text)
    .filter(({ index }) => !code.some(([from, to]) => from <= index && index < to))
    .map(({ index, wording }) =>
      problemAt(source, offset + index, wording, fieldAt(source.body, index)),
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

/** Anything in curly brackets on a line, or a fact's name with a bracket missing. */
const placeholder = new RegExp(
  `(?<!\\\\)\\$?\\{+[^{}\\n]*\\}+(?:\\{[^{}\\n]*\\})?|(?<!\\\\)\\{\\s*(?:${names})\\b|(?<!\\\\\\{)\\b(?:${names})\\s*\\}`,
  "giu",
)

/** What is meant by brackets that name no fact: the nearest fact, else their words; nothing for other systems' marks. */
function meantBy(written: string): string {
  const name = written.replace(/[^\p{L}\p{N}_-]/gu, "")
  const near = nearest(name, factNames)
  if (near) return `{${near}}`
  return /^\{[\p{L}\p{N} _-]+\}$/u.test(written) ? written.slice(1, -1).trim() : ""
}

/** A text as the cures would leave it. */
export const cured = (text: string) =>
  text.replace(placeholder, written => (isNamed(written) ? written : meantBy(written)))

const isNamed = (written: string) => factNames.some(fact => written === `{${fact}}`)

function unknownFacts(text: string) {
  return [...text.matchAll(placeholder)]
    .filter(([written]) => !isNamed(written))
    .map(({ 0: written, index }) => {
      const known = factNames.map(name => `{${name}}`).join(", ")
      const wording: Wording = [
        `Readers would see “${written}”: it is not the name of a fact.`,
        `${instead(written, meantBy(written))} The facts are ${known}.`,
      ]
      return { index, wording }
    })
}

/** Warns where a fact is written out, and would be missed when the fact changes; once in a line. */
export function factsWrittenOut(sources: readonly Source[], facts: Facts): Problem[] {
  return sources.flatMap(source =>
    [...facts].flatMap(([name, fact]) => {
      const own = source.file === siteFile ? offsetOf(source, [name]) : undefined
      const found = [...source.text.matchAll(patterns[name]?.(fact.words) ?? /(?!)/g)]
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
