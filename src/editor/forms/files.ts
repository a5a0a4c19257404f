import { createHash } from "node:crypto"
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from "node:fs"
import { dirname, join, normalize, sep } from "node:path"
import { Refusal } from "./refusal"

/**
 * The place on disk of a file of the content, whether it exists or is to be made.
 * @param file from the project's folder, with `/`: `content/about.md`
 * @throws Refusal where it would lead out of `content/`, by `..` or by a symbolic link
 */
export function placeOf(root: string, file: unknown): string {
  if (typeof file !== "string" || !/^content\/[^\0\\]+\.(json|md)$/.test(file)) throw outside(file)
  const content = join(realpathSync(root), "content")
  const place = normalize(join(realpathSync(root), file))
  if (!place.startsWith(content + sep)) throw outside(file)
  const existing = existsSync(place) ? place : nearest(dirname(place))
  if (realpathSync(existing) !== existing) throw outside(file)
  if (existing === place && !lstatSync(place).isFile()) throw outside(file)
  return place
}

function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder))
}

const outside = (file: unknown) =>
  new Refusal(403, `${file} is no file of the content: the editor changes those in content/ only.`)

/** A file's text as it is written; empty where there is none. */
export function textOf(root: string, file: string): string {
  const place = placeOf(root, file)
  return existsSync(place) ? readFileSync(place, "utf8") : ""
}

/** The Markdown files of a folder of the content, in the order of their names. */
export function markdownIn(root: string, folder: string): string[] {
  const place = join(root, folder)
  if (!existsSync(place)) return []
  const names = readdirSync(place).filter(name => /^[^.#].*\.md$/.test(name))
  return names.sort().map(name => `${folder}/${name}`)
}

/** What tells whether any of the files has changed. */
export function versionOf(root: string, files: string[]): string {
  const hash = createHash("sha256")
  for (const file of files) hash.update(`${file}\0${textOf(root, file)}\0`)
  return hash.digest("hex")
}
