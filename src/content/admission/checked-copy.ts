import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, sep } from "node:path"
import type { TextFile } from "../reading/problem"

/**
 * Where Gatsby reads the content from: a copy of what has passed the check, so that the graph never sees
 * a mistake, whatever is saved in content/.
 */
export const checkedFolder = ".cache/checked-content"

/** Makes the copy hold exactly these files; leaves unchanged files alone. */
export function copyChecked(files: readonly TextFile[]): void {
  const texts = new Map(files.map(({ file, text }) => [placeOf(file), text]))
  mkdirSync(checkedFolder, { recursive: true })
  for (const path of readdirSync(checkedFolder, { recursive: true }) as string[]) {
    const place = join(checkedFolder, path)
    if (/\.(json|md)$/.test(place) && !texts.has(place)) rmSync(place)
  }
  for (const [place, text] of texts) renewFile(place, text)
}

export function hasCheckedCopy(): boolean {
  return read(placeOf("content/site.json")) !== undefined
}

function placeOf(file: string) {
  return join(checkedFolder, file.replace(/^content\//, "").replaceAll("/", sep))
}

function read(place: string) {
  try {
    return readFileSync(place, "utf8")
  } catch {
    return undefined
  }
}

/** Writes a file if its text has changed. Gatsby watches the copy: never leave a half-written file. */
export function renewFile(place: string, text: string): void {
  if (read(place) === text) return
  const draft = `${checkedFolder}.draft`
  for (const folder of [checkedFolder, dirname(place)]) mkdirSync(folder, { recursive: true })
  writeFileSync(draft, text)
  renameSync(draft, place)
}
