import { readFiles } from "../files/read-files"
import { fileProblem } from "../problem"
import { check } from "./check"

/** Checks the content in the current folder. If something cannot be read, this is the only problem, and no file is parsed. */
export function checkFolder(): ReturnType<typeof check> {
  try {
    return check(readFiles("."))
  } catch (error) {
    const { path, code } = error as NodeJS.ErrnoException
    if (!path) throw error
    const isMissing = code === "ENOENT"
    const problem = fileProblem(path.replaceAll("\\", "/"), [
      isMissing ? "It is missing, or a link that leads nowhere." : `It cannot be read (${code}).`,
      isMissing
        ? "Put it back."
        : "Give yourself permission to read it, or close the program that locks it.",
    ])
    return { facts: new Map(), parsedFiles: [], problems: [problem] }
  }
}
