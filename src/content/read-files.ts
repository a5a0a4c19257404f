import { readdirSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"
import type { Files } from "./content-files"

/** Reads the content in a project's folder. */
export function readFiles(root: string): Files {
  const files = new Map<string, Uint8Array>()
  const entries = readdirSync(join(root, "content"), { recursive: true, withFileTypes: true })
  for (const entry of entries.filter(entry => entry.isFile())) {
    const file = join(entry.parentPath, entry.name)
    try {
      files.set(relative(root, file).replaceAll("\\", "/"), readFileSync(file))
    } catch (error) {
      // Programs that save by renaming briefly remove the file.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error
    }
  }
  return files
}
