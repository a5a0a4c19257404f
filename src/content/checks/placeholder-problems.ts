import { closest, distance } from "fastest-levenshtein"
import { factNames, isFact } from "../reading/facts"
import { type Path, type Problem, problemAt, type Wording } from "../reading/problem"
import { problemIn, type Source } from "../reading/source"

/** Finds placeholders for facts that do not exist. Other curly brackets are left alone. */
export function placeholderProblems(source: Source): Problem[] {
  const inFields = textsIn(source.data).flatMap(([path, text]) => {
    const wording = isFact(source.file, path)
      ? /[{}]/.test(text) && bracketsInFact
      : mistakesIn(text)[0]
    return wording ? problemIn(source, path, wording) : []
  })
  const { body } = source
  if (!body) return inFields
  const inBody = mistakesIn(body.text).map(({ offset, length, ...wording }) =>
    problemAt(source, { offset: body.offset + offset, length }, wording, ["text"]),
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

const bracketsInFact: Wording = {
  message: "A fact that other texts name cannot have curly brackets in it.",
  remedy: "Write it out here: it replaces the brackets elsewhere.",
}

type Mistake = Wording & { offset: number; length: number }

const names = factNames.join("|")

/** What looks like a placeholder: one word in brackets, or a fact's name with a bracket missing or too many. */
const meant = new RegExp(
  `\\$?\\{+\\s*[\\p{L}_][\\p{L}\\p{N}_-]*\\s*\\}+|\\{\\s*(?:${names})\\b|\\b(?:${names})\\s*\\}`,
  "giu",
)

function mistakesIn(text: string): Mistake[] {
  return [...text.matchAll(meant)].flatMap(({ 0: written, index }) => {
    const name = written.replace(/[^\p{L}\p{N}_-]/gu, "")
    if (factNames.some(fact => written === `{${fact}}`)) return []
    const near = closest(name.toLowerCase(), factNames)
    const close = distance(name.toLowerCase(), near) <= 2
    return [
      {
        offset: index,
        length: written.length,
        message: `“${written}” stands for no fact.`,
        remedy: `${close ? `Did you mean {${near}}? ` : ""}The facts are ${facts}; write any other word without curly brackets.`,
      },
    ]
  })
}

const facts = factNames.map(name => `{${name}}`).join(", ")
