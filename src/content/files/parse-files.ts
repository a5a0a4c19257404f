import { contentFileAt, type Files, requiredFiles } from "../content-files"
import { type Explanation, fileProblem, type Problem, problemAt } from "../problem"
import { withoutInvisible } from "../text/characters"
import { parseJson } from "./parse-json"
import { parseMarkdown } from "./parse-markdown"
import { type ParsedFile, unparsed } from "./parsed-file"

/** Hidden files and backup copies that programs leave (.DS_Store, hotels.json~). */
const leftover = /(^|\/)([.#][^/]*|[^/]*~|Thumbs\.db|desktop\.ini)(\/|$)/i

/** Parses all content files; reports unknown and missing ones. */
export function parseFiles(files: Files): { sources: ParsedFile[]; problems: Problem[] } {
  const all = [...files].filter(([file]) => !leftover.test(file))
  const sources = all.flatMap(([file, bytes]) =>
    contentFileAt(file) ? parseFile(file, bytes) : [],
  )
  const unknown = all.filter(([file]) => !contentFileAt(file))
  const problems = [
    ...sources.flatMap(({ problems }) => problems),
    ...unknown.map(([file]) => fileProblem(file, explanations.unknown)),
    ...requiredFiles.flatMap(file =>
      files.has(file) ? [] : fileProblem(file, explanations.missing),
    ),
  ]
  return { sources, problems }
}

/** Decodes and parses a file, with or without byte-order mark, with any line ends. */
function parseFile(file: string, bytes: Uint8Array): ParsedFile {
  const decoded = new TextDecoder("utf-8").decode(bytes).replace(/\r\n?/g, "\n")
  const invalid = decoded.search(/[\uFFFD\0]/)
  if (invalid >= 0) return unparsed({ file, text: decoded }, [invalid], explanations.encoding)
  const problems: Problem[] = []
  // Check only the first version of a conflict, at its offsets.
  const whole = withoutInvisible(decoded)
  const text = whole.replace(conflict, (_, start, first, others, offset) => {
    problems.push(problemAt({ file, text: whole }, offset, explanations.conflict))
    return blank(start) + (first ?? "") + blank(others ?? "")
  })
  const parsed = file.endsWith(".json") ? parseJson({ file, text }) : parseMarkdown({ file, text })
  return { ...parsed, problems: [...problems, ...parsed.problems] }
}

/** A git conflict: its first line, the first version, and the rest. Markdown formatters may escape the markers. */
const conflict =
  /^([ \t\\>*-]*<{7,}(?:[ \t].*)?)$(?:((?:\n.*)*?)(\n[ \t\\>*-]*[|=]{7,}(?:[ \t].*)?(?:\n.*)*?\n[ \t\\>*-]*>{7,}.*)$)?/gm

const blank = (part: string) => part.replace(/[^\n]/g, " ")

const explanations = {
  missing: ["The file is missing.", "Restore it, or rename it back."],
  unknown: ["This is not a content file.", "Rename it, or move it out of content/."],
  encoding: [
    "The file is not valid UTF-8 at this character.",
    "Save it as UTF-8, then retype the character.",
  ],
  conflict: [
    "This is an unresolved merge conflict.",
    "Keep one version, and delete the <<<<<<<, ======= and >>>>>>> lines.",
  ],
} satisfies Record<string, Explanation>
