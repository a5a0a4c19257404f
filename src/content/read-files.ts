import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { type BytesByPath, checkContent } from "./check-content"
import { kindOf } from "./content-kinds"

/** Reads the content in a project's folder. @throws if something cannot be read */
export function readFiles(root: string): BytesByPath {
  const names = readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" })
  const known = names.map(name => `content/${name.replaceAll("\\", "/")}`).filter(kindOf)
  // Programs that save by renaming briefly remove the file; a folder may be called like one.
  const stats = (path: string) => statSync(join(root, path), { throwIfNoEntry: false })
  const existing = known.filter(path => stats(path)?.isFile())
  return new Map(existing.map(path => [path, readFileSync(join(root, path))]))
}

/** Checks the content in the current folder. If something cannot be read, this is the only problem, and no file is parsed. */
export function checkFolder(): ReturnType<typeof checkContent> {
  try {
    return checkContent(readFiles("."))
  } catch (error) {
    const { path, code } = error as NodeJS.ErrnoException
    if (!path) throw error
    const message = `It is missing, or may not be read (${code}). Put it back, or close the program that locks it, and start again.`
    return { parsedFiles: [], problems: [{ path: path.replaceAll("\\", "/"), line: 1, message }] }
  }
}
