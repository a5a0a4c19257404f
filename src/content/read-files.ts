import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import type { Files } from "./content-files"

/** Reads the content in a project's folder, also through symbolic links. @throws if something cannot be read */
export function readFiles(root: string): Files {
  const files = new Map<string, Uint8Array>()
  readFolder("content")
  return files

  function readFolder(folder: string) {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      // Hidden files are not content; an editor's lock may be a link that leads nowhere.
      if (entry.name.startsWith(".")) continue
      const file = `${folder}/${entry.name}`
      // Programs that save by renaming briefly remove the file.
      const stats = statSync(join(root, file), { throwIfNoEntry: entry.isSymbolicLink() })
      if (stats?.isDirectory()) readFolder(file)
      else if (stats?.isFile()) files.set(file, readFileSync(join(root, file)))
    }
  }
}
