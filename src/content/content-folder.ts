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
  const entries = readdirSync(join(root, "content"), { recursive: true, withFileTypes: true })
  const places = entries
    .filter(it => it.isFile())
    .map(it => join(it.parentPath, it.name))
    .sort()
  return new Map(
    places.flatMap(place => {
      try {
        return [[slashed(relative(root, place)), readFileSync(place)]]
      } catch (error) {
        // Programs that save by renaming remove the file for a moment.
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return []
        throw error
      }
    }),
  )
}

const slashed = (path: string) => path.replaceAll("\\", "/")

/** Makes a folder contain exactly these files. Does not rewrite unchanged ones. */
export function mirrorFiles(folder: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true })
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const isFile = /\.(json|md)$/.test(path)
    if (isFile && !files.has(slashed(path))) rmSync(join(folder, path))
  }
  for (const [path, text] of files) {
    const place = join(folder, path)
    if (existsSync(place) && readFileSync(place, "utf8") === text) continue
    mkdirSync(dirname(place), { recursive: true })
    // Rename into place, so that Gatsby never sees a partial file.
    writeFileSync(`${folder}.draft`, text)
    renameSync(`${folder}.draft`, place)
  }
}
