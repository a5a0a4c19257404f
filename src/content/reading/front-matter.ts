import type { Root } from "mdast"
import { isMap, isNode, parseDocument, type YAMLError } from "yaml"
import { parseMarkdown } from "./markdown"
import { type Place, type Problem, problemAt, type TextFile, type Wording } from "./problem"
import { type Body, type Source, unreadSource } from "./source"

const lineEnd = "(?:\\r\\n|\\r|\\n)"

/** The fields of a Markdown file between their two lines of three dashes, however its lines end. */
export const frontMatter = new RegExp(
  `^(\\uFEFF?---[ \\t]*${lineEnd})((?:(?!---)[^\\r\\n]*${lineEnd})*)(---[ \\t]*(?:${lineEnd}|$))`,
)

/** Reads a Markdown file: fields between two lines of three dashes, then the text. */
export function readMarkdown(file: TextFile): Source {
  const [whole, open = "", fields] = frontMatter.exec(file.text) ?? []
  if (whole === undefined) return unreadSource(file, problemAt(file, dashes, withoutFields))
  // YAML's documents begin with a line of three dashes, so that places are those in the file.
  const document = parseDocument(open + fields, { prettyErrors: false })
  const { contents } = document
  const [error] = [...document.errors, ...document.warnings]
  const problems: Problem[] = []
  if (error) problems.push(yamlProblem(file, error, open.length))
  else if (!isMap(contents)) {
    problems.push(problemAt(file, { offset: open.length, length: 1 }, unreadable))
  }
  return {
    ...file,
    data: problems.length > 0 ? undefined : document.toJS(),
    problems,
    find([name, ...inner]) {
      const pairs = isMap(contents) ? contents.items : []
      const pair = pairs.find(({ key }) => String(key) === name)
      const value = rangeOf(name === undefined ? contents : pair?.value)
      if (!value || inner.length > 0) return undefined
      return { value, key: rangeOf(pair?.key) ?? value }
    },
    body: bodyAt(file, whole.length),
  }
}

function rangeOf(node: unknown): Place | undefined {
  if (!isNode(node) || !node.range) return undefined
  const [offset, end] = node.range
  return { offset, length: end - offset }
}

function bodyAt(file: TextFile, offset: number): Body {
  const text = file.text.slice(offset)
  let tree: Root | undefined
  return {
    offset,
    text,
    tree() {
      tree ??= parseMarkdown(text)
      return tree
    },
  }
}

const dashes = { offset: 0, length: 3 }

const withoutFields: Wording = {
  message: "The lines of three dashes around the fields at the top are not complete.",
  remedy: "Begin the file with a line of ---, then the fields, then a line of --- again.",
}

const unreadable: Wording = {
  message: "This line cannot be read as a field and its value.",
  remedy:
    'Write it like heading: Our story. Put the value in "quotation marks" if it begins with { or has a colon, a # or quotation marks in it.',
}

/** By yaml's name for the error. */
const wordings: Record<string, Wording> = {
  DUPLICATE_KEY: {
    message: "A field is written twice.",
    remedy: "Keep one of the two lines and remove the other.",
  },
  TAB_AS_INDENT: {
    message: "The line begins with a tab.",
    remedy: "Remove it: each field begins its own line.",
  },
}

function yamlProblem(file: TextFile, { code, pos: [from, to] }: YAMLError, start: number): Problem {
  const offset = code === "MISSING_CHAR" ? openQuote(file.text.slice(start, from), start) : from
  const place = { offset: offset ?? from, length: to - from }
  return problemAt(file, place, wordings[code] ?? unreadable)
}

/** The parser reports an unclosed quotation mark at the end of the file; this finds where it was opened. */
function openQuote(before: string, start: number) {
  const quote = [...before.matchAll(/(?<=: *)["']/g)].at(-1)
  return quote && start + quote.index
}
