import type { Files } from "../content-files"
import { readFiles, unreadable } from "../files/read-files"
import { check } from "./check"

/** Checks the content in the current folder. If something cannot be read, this is the only problem, and no file is parsed. */
export function checkFolder(): ReturnType<typeof check> {
  let files: Files
  try {
    files = readFiles(".")
  } catch (error) {
    return { facts: new Map(), parsedFiles: [], problems: [unreadable(error as Error)] }
  }
  return check(files)
}
