import { readdirSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"
import { type BytesByPath, checkContent } from "./check-content"
import { isStray, kindOf } from "./content-kinds"

/** Reads the content in a project's folder. @throws if something cannot be read, or is a symbolic link */
export function readFiles(root: string): BytesByPath {
  const files = new Map<string, Uint8Array>()
  const entries = readdirSync(join(root, "content"), { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name)
    const path = relative(root, file).replaceAll("\\", "/")
    // Links are not followed, since they may lead in a circle or out of the folder.
    if (entry.isSymbolicLink()) throw Object.assign(new Error("A symbolic link"), { path })
    if (entry.isFile() && (kindOf(path) || isStray(path))) files.set(path, readFileSync(file))
  }
  return files
}

/** Checks the content in the current folder. If some of it cannot be read, this is the only problem. */
export function checkFolder(): ReturnType<typeof checkContent> {
  try {
    return checkContent(readFiles("."))
  } catch (error) {
    const { path, code } = error as NodeJS.ErrnoException
    if (!path) throw error
    const message = code
      ? `It is missing, or may not be read (${code}). Put it back, or close the program that locks it, and start again.`
      : "This is a symbolic link. Put the file or folder itself here."
    return { parsedFiles: [], problems: [{ path: path.replaceAll("\\", "/"), line: 1, message }] }
  }
}
