import { readdirSync, readFileSync, statSync } from "node:fs"
import { join, relative } from "node:path"
import { type BytesByPath, checkContent } from "./check-content"
import { isStray, kindOf } from "./content-kinds"

/** What is in a project's content folder. Symbolic links are not followed, since they may lead in a circle or out of it. */
function entriesIn(root: string) {
  const entries = readdirSync(join(root, "content"), { recursive: true, withFileTypes: true })
  return entries.map(entry => {
    const path = relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/")
    return { path, isLink: entry.isSymbolicLink() }
  })
}

/** Reads the content in a project's folder. @throws if something cannot be read */
export function readFiles(root: string): BytesByPath {
  const entries = entriesIn(root).filter(({ isLink }) => !isLink)
  const known = entries.map(({ path }) => path).filter(path => kindOf(path) || isStray(path))
  // Programs that save by renaming briefly remove the file; a folder may be called like one.
  const stats = (path: string) => statSync(join(root, path), { throwIfNoEntry: false })
  const existing = known.filter(path => stats(path)?.isFile())
  return new Map(existing.map(path => [path, readFileSync(join(root, path))]))
}

/** Checks the content in the current folder. If something is a link or cannot be read, this is the only problem, and no file is parsed. */
export function checkFolder(): ReturnType<typeof checkContent> {
  try {
    const links = entriesIn(".").filter(({ isLink }) => isLink)
    if (links.length === 0) return checkContent(readFiles("."))
    const message = "This is a symbolic link. Put the file or folder itself here."
    return { parsedFiles: [], problems: links.map(({ path }) => ({ path, line: 1, message })) }
  } catch (error) {
    const { path, code } = error as NodeJS.ErrnoException
    if (!path) throw error
    const message = `It is missing, or may not be read (${code}). Put it back, or close the program that locks it, and start again.`
    return { parsedFiles: [], problems: [{ path: path.replaceAll("\\", "/"), line: 1, message }] }
  }
}
