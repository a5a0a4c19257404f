import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { dirname, join } from "node:path"
import type { Files } from "./files"

/** The content in a project's folder. */
export function readFiles(root: string): Files {
  return new Map(filesIn(root, "content"))
}

function filesIn(root: string, folder: string): [string, Uint8Array | undefined][] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const file = `${folder}/${entry.name}`
    const holdsFiles = entry.isDirectory() && !/\.(json|md)$/.test(file)
    return holdsFiles ? filesIn(root, file) : [[file, bytesAt(join(root, file))]]
  })
}

function bytesAt(place: string): Uint8Array | undefined {
  try {
    return readFileSync(place)
  } catch {
    return undefined
  }
}

/** Makes a folder contain exactly these files. Does not rewrite unchanged ones. */
export function mirrorFiles(folder: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true })
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const isFile = /\.(json|md)$/.test(path)
    if (isFile && !files.has(path.replaceAll("\\", "/"))) rmSync(join(folder, path))
  }
  for (const [path, text] of files) {
    const place = join(folder, path)
    if (existsSync(place) && readFileSync(place, "utf8") === text) continue
    mkdirSync(dirname(place), { recursive: true })
    // Rename into place, so that watchers never see a partial file.
    writeFileSync(`${folder}.draft`, text)
    renameSync(`${folder}.draft`, place)
  }
}
