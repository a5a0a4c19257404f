import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { dirname, join, relative } from "node:path"
import type { Files } from "./content-files"

/** The content in a project's folder. */
export function readFiles(root: string): Files {
  const files = new Map<string, Uint8Array>()
  const entries = readdirSync(join(root, "content"), { recursive: true, withFileTypes: true })
  for (const entry of entries.filter(it => it.isFile())) {
    const path = join(entry.parentPath, entry.name)
    try {
      files.set(withSlashes(relative(root, path)), readFileSync(path))
    } catch (error) {
      // Programs that save by renaming remove the file for a moment.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error
    }
  }
  return files
}

const withSlashes = (path: string) => path.replaceAll("\\", "/")

/** Makes a folder contain exactly these files. Does not rewrite unchanged ones. */
export function mirrorFiles(folder: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true })
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const isFile = /\.(json|md)$/.test(path)
    if (isFile && !files.has(withSlashes(path))) rmSync(join(folder, path))
  }
  for (const [path, text] of files) {
    const target = join(folder, path)
    if (existsSync(target) && readFileSync(target, "utf8") === text) continue
    mkdirSync(dirname(target), { recursive: true })
    // Rename into place, so that Gatsby never sees a partial file.
    writeFileSync(`${folder}.draft`, text)
    renameSync(`${folder}.draft`, target)
  }
}
