import { type Files, textIn, withUnixLineEnds } from "../reading/files"
import { parseText, readSource } from "../reading/read-source"

/**
 * The values in a file, spelt as they are written there; undefined where the check says that it cannot be
 * read.
 */
export function fieldsIn(files: Files, file: string): unknown {
  const source = readSource(file, files.get(file))
  if (source.problems.length > 0) return undefined
  const text = withUnixLineEnds(textIn(files, file).replace(/^\uFEFF/, ""))
  return text === source.text ? source.data : parseText({ file, text }).data
}
