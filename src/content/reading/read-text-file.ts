import { readFileSync } from "node:fs"
import { fileProblem, type Problem, problemAt } from "./problem"

/**
 * Reads a text file, whatever program saved it: without byte-order mark, with \n as line end, and with
 * accented letters as single characters (Unicode NFC).
 * @param path Where the file is
 * @param file Its path from the project's folder, for the report
 */
export function readTextFile(path: string, file: string): { text: string } | { problem: Problem } {
  try {
    return decode(readFileSync(path), file)
  } catch {
    return {
      problem: fileProblem(file, {
        message: "The file cannot be read.",
        remedy: "Make sure that it is a file, not a folder, and that you may open it.",
      }),
    }
  }
}

function decode(bytes: Buffer, file: string) {
  const text = new TextDecoder("utf-8").decode(bytes).replace(/\r\n?/g, "\n")
  const offset = text.search(/[\uFFFD\0]/)
  if (offset < 0) return { text: text.normalize("NFC") }
  const wording = {
    message: "The file is not saved as UTF-8 text; here is a character that cannot be read.",
    remedy: "Save the file with the encoding “UTF-8”, then correct this character.",
  }
  return { problem: problemAt({ file, text }, { offset, length: 1 }, wording) }
}
