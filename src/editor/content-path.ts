import { lstatSync, readdirSync, realpathSync } from "node:fs"
import { join, normalize, sep } from "node:path"
import { Refusal } from "./refusal"

const editable = /\.(json|md)$/

/**
 * The place on disk of an existing file of the content.
 * @param path from the project's folder, with `/`: `content/about.md`
 * @throws Refusal where it would lead out of `content/`, by `..` or by a symbolic link
 */
export function contentPath(root: string, path: unknown): string {
  const place = within(root, path)
  if (!editable.test(place) || !lstatSync(place).isFile()) throw outside(path)
  return place
}

/** The files of a folder of the content, from the project's folder, in the order of their names. */
export function contentFolder(root: string, folder: unknown): string[] {
  return readdirSync(within(root, folder))
    .filter(name => editable.test(name))
    .sort()
    .map(name => `${folder}/${name}`)
}

function within(root: string, path: unknown): string {
  if (typeof path !== "string" || !/^content\/[\w./-]+$/.test(path)) throw outside(path)
  const content = join(realpathSync(root), "content")
  const place = normalize(join(realpathSync(root), path))
  if (!place.startsWith(content + sep)) throw outside(path)
  try {
    if (realpathSync(place) === place) return place
  } catch {
    throw new Refusal(404, `There is no ${path}.`)
  }
  throw outside(path)
}

const outside = (path: unknown) =>
  new Refusal(403, `${path} is no file of the content: the editor changes those in content/ only.`)
