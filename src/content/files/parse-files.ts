import { contentFileAt, type Files, requiredFiles } from "../content-files"
import { withoutInvisible } from "../markdown/characters"
import { type Explanation, fileProblem, type Problem } from "../problem"
import { parseJson } from "./parse-json"
import { parseMarkdown } from "./parse-markdown"
import { type ParsedFile, unparsed } from "./parsed-file"

/** Hidden files and backups that programs leave behind (.DS_Store, hotels.json~). */
const leftover = /(^|\/)([.#][^/]*|[^/]*~|Thumbs\.db|desktop\.ini)(\/|$)/i

/** Parses all content files; reports unknown and missing ones. */
export function parseFiles(files: Files): { parsedFiles: ParsedFile[]; problems: Problem[] } {
  const all = [...files].filter(([file]) => !leftover.test(file))
  const known = all.filter(([file]) => contentFileAt(file))
  const parsedFiles = known.map(([file, bytes]) => parseFile(file, bytes))
  const unknown = all.filter(([file]) => !contentFileAt(file))
  const missing = requiredFiles.filter(file => !files.has(file))
  const problems = [
    ...parsedFiles.flatMap(({ problems }) => problems),
    ...unknown.map(([file]) => fileProblem(file, explanations.unknown)),
    ...missing.map(file => fileProblem(file, explanations.missing)),
  ]
  return { parsedFiles, problems }
}

/** Decodes and parses a file, with or without a byte-order mark, with any line endings. */
function parseFile(file: string, bytes: Uint8Array): ParsedFile {
  const decoded = new TextDecoder().decode(bytes).replace(/\r\n?/g, "\n")
  const notText = decoded.search(/[\uFFFD\0]/)
  if (notText >= 0) return unparsed({ file, text: decoded }, [notText], explanations.encoding)
  const text = withoutInvisible(decoded)
  const conflicts = [...text.matchAll(conflict)].map(({ index }) => index)
  if (conflicts.length > 0) return unparsed({ file, text }, conflicts, explanations.conflict)
  return file.endsWith(".json") ? parseJson({ file, text }) : parseMarkdown({ file, text })
}

/** The first line of a git conflict. Markdown formatters may escape it or indent it into a list. */
const conflict = /^[ \t\\>*-]*<{7,}(?:[ \t].*)?$/gm

const explanations = {
  missing: ["The file is missing.", "Restore it, or rename it back; content-files.ts requires it."],
  unknown: ["This is not a content file.", "Rename it, or move it out of content/."],
  encoding: [
    "The file is not valid UTF-8 at this character.",
    "Save it as UTF-8, then retype the character.",
  ],
  conflict: [
    "This is an unresolved merge conflict.",
    "Keep one version and delete the <<<<<<<, ======= and >>>>>>> lines.",
  ],
} satisfies Record<string, Explanation>
