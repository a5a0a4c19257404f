import { isMap, isScalar, isSeq, type Node, type Pair, parseDocument, type Scalar } from "yaml"
import { quote } from "./characters"
import type { Explanation, KeyPath } from "./problem"

/** A mistake in a file's syntax. */
interface Mistake {
  offset: number
  explanation: Explanation
  keyPath?: KeyPath
}

/** The data of a JSON file or of front matter, undefined if unreadable, and the place of each value. */
export interface Fields {
  data: unknown
  mistakes: Mistake[]
  find(keyPath: KeyPath): number | undefined
}

const options = { prettyErrors: false, logLevel: "silent" } as const

/** JSON is YAML, too: that parser knows the place of each value, and which keys are there twice. */
export function parseJson(text: string): Fields {
  const document = parseDocument(text, options)
  const duplicates = document.errors.filter(isDuplicate).map(error => duplicate(text, error))
  try {
    return { data: JSON.parse(text), mistakes: duplicates, find: finderIn(document.contents) }
  } catch {
    const offset = jsonErrorIn(text) ?? document.errors[0]?.pos[0] ?? 0
    return unreadable(text, offset, "Check quotation marks, colons, commas and brackets.")
  }
}

/** What YAML allows and JSON does not, or what YAML reports too late: foreign characters, and commas. */
function jsonErrorIn(text: string): number | undefined {
  const values = /"(?:[^"\\\n\t]|\\["\\/bfnrtu])*"|\b(?:true|false|null)\b|-?\b\d[\d.eE+-]*\b/g
  const outline = text.replace(values, value => "v".repeat(value.length))
  const offset = outline.search(/[^\s{}[\],:v]|,(?=\s*[}\]])|v(?=\s+[v{[])|[}\]](?=\s*[v{[])/)
  return offset < 0 ? undefined : offset
}

/** Each value is text, even if it has only digits. */
export function parseFrontMatter(text: string): Fields {
  const { contents, errors } = parseDocument(text, { ...options, schema: "failsafe" })
  const error = errors.find(error => !isDuplicate(error))
  if (error || (contents && !isMap(contents))) {
    return unreadable(text, oddLine.exec(text)?.index ?? error?.pos[0] ?? 0, asFields)
  }
  const mistakes: Mistake[] = errors.map(error => duplicate(text, error))
  const pairs = (contents?.items ?? []) as Pair<Scalar, Node>[]
  const data = pairs.map(({ key: { value: name }, value }) => {
    const [offset, end] = value?.range ?? [0, 0]
    const isWhole = isScalar(value) && !value.comment && !value.anchor && !value.tag
    if (value && !isWhole) {
      mistakes.push({ offset, explanation: needsQuotes, keyPath: [String(name)] })
    }
    return [name, isScalar(value) ? String(value.value) : text.slice(offset, end).trim()] as const
  })
  return { data: Object.fromEntries(data), mistakes, find: finderIn(contents) }
}

/** An indented field, a line that is none, or one whose quotation marks do not close. */
const oddLine =
  /^(?:[ \t]+[\w-]+:[ \t]|(?![\w-]+:(?:[ \t]|$))[^\s#]|[\w-]+:[ \t]*(["'])(?:(?!\1).)*$)/m

const needsQuotes: Explanation = [
  "This value contains a sign that has a meaning in YAML.",
  "Put it in quotation marks.",
]

const asFields =
  "Write each field on a line of its own, as “name: value”, without spaces before it. Put a value with a colon or other signs in quotation marks."

const unreadable = (text: string, offset: number, remedy: string): Fields => {
  const line = /.*/.exec(text.slice(offset))?.[0].trim() || "the end of the file"
  const explanation = [`The file cannot be read from ${quote(line)} on.`, remedy] as const
  return { data: undefined, mistakes: [{ offset, explanation }], find: () => undefined }
}

const isDuplicate = ({ code }: { code: string }) => code === "DUPLICATE_KEY"

function duplicate(text: string, { pos: [offset] }: { pos: [number, number] }): Mistake {
  const [name] = /[\w-]+/.exec(text.slice(offset)) ?? []
  return { offset, explanation: [`“${name}” appears twice.`, "Remove one of the two."] }
}

/** Of two values with the same key, the later one counts. */
const finderIn = (root: unknown) => (keyPath: KeyPath) => {
  const value = keyPath.reduce((node: unknown, key) => {
    if (isSeq(node)) return node.items[Number(key)]
    const pairs = isMap(node) ? (node.items as Pair<Scalar>[]) : []
    return pairs.findLast(pair => pair.key.value === key)?.value
  }, root)
  return (value as Node | undefined)?.range?.[0]
}
