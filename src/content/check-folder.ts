import { checkContent } from "./check-content"
import { problemIn } from "./problem"
import { readFiles } from "./read-files"

/** Checks the content in the current folder. If something cannot be read, this is the only problem, and no file is parsed. */
export function checkFolder(): ReturnType<typeof checkContent> {
  try {
    return checkContent(readFiles("."))
  } catch (error) {
    const { path, code } = error as NodeJS.ErrnoException
    if (!path) throw error
    const isMissing = code === "ENOENT"
    const problem = problemIn(path.replaceAll("\\", "/"), [
      isMissing ? "It is missing, or is a link to a missing file." : `It cannot be read (${code}).`,
      isMissing
        ? "Put it back."
        : "Give yourself permission to read it, or close the program that locks it.",
    ])
    return { parsedFiles: [], problems: [problem] }
  }
}
