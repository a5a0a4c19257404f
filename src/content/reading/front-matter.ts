import type { Root } from "mdast"
import { type Document, isMap, isNode, parseDocument, type YAMLError } from "yaml"
import { parseMarkdown } from "./markdown"
import {
  type Path,
  type Place,
  type Problem,
  problemAt,
  type TextFile,
  type Wording,
} from "./problem"
import { type Body, type Source, unreadSource } from "./source"

/** Reads a Markdown file: fields between two lines of three dashes, then the text. */
export function readMarkdown(file: TextFile): Source {
  const parts = /^---[ \t]*\n((?:(?!---)[^\n]*\n)*)---[ \t]*(?:\n|$)/.exec(file.text)
  if (!parts) return withoutFields(file)
  const start = file.text.indexOf("\n") + 1
  const document = parseDocument(parts[1] ?? "", { prettyErrors: false })
  const [error] = [...document.errors, ...document.warnings]
  const problems: Problem[] = []
  if (error) problems.push(yamlProblem(file, error, start))
  else if (!isMap(document.contents)) {
    problems.push(problemAt(file, { offset: start, length: 1 }, unreadable))
  }
  return {
    ...file,
    data: problems.length > 0 ? undefined : document.toJS(),
    problems,
    valueAt: path => shift(valueRange(document, path), start),
    keyAt: path => shift(keyRange(document, path), start),
    body: bodyAt(file, parts[0].length),
  }
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

function withoutFields(file: TextFile): Source {
  const problem = problemAt(
    file,
    { offset: 0, length: 3 },
    {
      message: "The lines of three dashes around the fields at the top are not complete.",
      remedy: "Begin the file with a line of ---, then the fields, then a line of --- again.",
    },
  )
  return unreadSource(file, problem)
}

const unreadable = {
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
    message: "A tab stands at the beginning of the line.",
    remedy: "Remove it: each field begins its own line.",
  },
}

function yamlProblem(file: TextFile, { code, pos }: YAMLError, start: number): Problem {
  const offset = start + (code === "MISSING_CHAR" ? openQuote(file.text, start, pos[0]) : pos[0])
  const place = { offset, length: Math.max(1, pos[1] - pos[0]) }
  return problemAt(file, place, wordings[code] ?? unreadable)
}

/** The parser reports an unclosed quotation mark at the end of the file; this finds where it was opened. */
function openQuote(text: string, start: number, noticed: number) {
  const quotes = [...text.slice(start, start + noticed).matchAll(/(?<=: *)["']/g)]
  return quotes.at(-1)?.index ?? noticed
}

function valueRange(document: Document, path: Path): Place {
  const node = path.length > 0 ? document.getIn(path, true) : document.contents
  if (isNode(node) && node.range) return range(node.range[0], node.range[1])
  return path.length > 0 ? valueRange(document, path.slice(0, -1)) : { offset: 0, length: 1 }
}

function keyRange(document: Document, path: Path): Place {
  const around = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
  const pairs = isMap(around) ? around.items : []
  const pair = pairs.find(({ key }) => String(key) === String(path.at(-1)))
  const key = isNode(pair?.key) ? pair.key.range : undefined
  return key ? range(key[0], key[1]) : valueRange(document, path)
}

function range(from: number, to: number): Place {
  return { offset: from, length: Math.max(1, to - from) }
}

function shift({ offset, length }: Place, by: number): Place {
  return { offset: offset + by, length }
}
