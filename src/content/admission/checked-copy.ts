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
  // Gatsby watches the copy: drafts stay outside.
  for (const [place, text] of texts) renewFile(place, text, `${checkedFolder}.draft`)
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

/**
 * Writes a file if its text has changed, without ever leaving it half-written.
 * @param draft Where it is written first, on the same file system
 */
export function renewFile(place: string, text: string, draft = `${place}.draft`): void {
  if (read(place) === text) return
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(draft, text)
  renameSync(draft, place)
}
