import { type Files, textIn, withUnixLineEnds } from "./files"
import { readMarkdown } from "./front-matter"
import { readJson } from "./json-source"
import { fileProblem, type Problem, problemAt, type TextFile } from "./problem"
import { type Source, unreadSource } from "./source"

/**
 * A file of the content with its data, whatever program saved it: without byte-order mark, with \n as line
 * end, and with accented letters as single characters (Unicode NFC).
 * @param bytes Undefined where they could not be read
 */
export function readSource(file: string, bytes: Uint8Array | undefined): Source {
  const text = withUnixLineEnds(new TextDecoder("utf-8").decode(bytes))
  const offset = text.search(/[\uFFFD\0]/)
  if (bytes && offset < 0) return parseText({ file, text: text.normalize("NFC") })
  const problem = bytes
    ? problemAt({ file, text }, { offset, length: 1 }, notUtf8)
    : fileProblem(file, unreadable)
  return unreadSource({ file, text: "" }, problem)
}

/** The values in a file, spelt as they are written there; undefined where the check cannot read it. */
export function fieldsIn(files: Files, file: string): unknown {
  const source = readSource(file, files.get(file))
  if (source.problems.length > 0) return undefined
  const text = withUnixLineEnds(textIn(files, file).replace(/^\uFEFF/, ""))
  return text === source.text ? source.data : parseText({ file, text }).data
}

/** The last text of each file, read: most files are the same from one check to the next. */
const known = new Map<string, Source>()

/** @param file A text with \n as line end */
function parseText(file: TextFile): Source {
  const before = known.get(file.file)
  if (before?.text === file.text) return before
  const source = parse(file)
  known.set(file.file, source)
  return source
}

function parse(file: TextFile): Source {
  const conflict = conflictProblem(file)
  if (conflict) return unreadSource(file, conflict)
  try {
    return file.file.endsWith(".json") ? readJson(file) : readMarkdown(file)
  } catch {
    return unreadSource(file, tooDeep(file.file))
  }
}

/** A conflict marker of git, perhaps altered by a program that formats Markdown. */
const marker = /^[ \t\\>*-]*(?:<{7,}|>{7,})(?=[ \t\r]|$).*$|^[ \t]*={7}[ \t]*$/m

/** Reports an unresolved merge conflict. Anything else in the file can only be checked after that. */
function conflictProblem(file: TextFile): Problem | undefined {
  const found = marker.exec(file.text)
  if (!found) return undefined
  const place = { offset: found.index, length: found[0].length }
  return problemAt(file, place, {
    message:
      "There are two versions of the text here, one below the other, and nobody has chosen between them.",
    remedy:
      "Keep one of the two, or make one out of both. Then delete the lines with <<<<<<<, ======= and >>>>>>>.",
  })
}

const unreadable = {
  message: "The file cannot be read.",
  remedy: "Make sure that it is a file, not a folder, and that you may open it.",
}

const notUtf8 = {
  message: "The file is not saved as UTF-8 text; this character cannot be read.",
  remedy: "Save the file with the encoding “UTF-8”, then correct this character.",
}

function tooDeep(file: string): Problem {
  return fileProblem(file, {
    message: "The file is nested so deeply that it cannot be read.",
    remedy: "Restore its last version.",
  })
}
