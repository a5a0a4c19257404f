import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { dirname, join, normalize, sep } from "node:path"
import { type Changes, type Files, NotContent } from "./files"

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

/** That a file is no longer what it was read as. */
export class Outdated extends Error {}

/** What is put at once is written down beside the content first, on the same disk. */
const journals = /^put-/
const plan = "plan.json"

/** A change of a file, with the names of its old and its new bytes in the journal, where it has them. */
interface Step {
  file: string
  before?: string
  after?: string
}

/**
 * Makes all changes, or none. What an interrupted process has left undone is done by `finishPuts`.
 * @throws Outdated where one of the files is no longer as expected
 */
export function putFiles(root: string, changes: Changes, expected: Files): void {
  const open = [...changes].filter(([file, bytes]) => !same(bytes, expected.get(file)))
  if (open.some(([file]) => !same(bytesAt(pathOnDisk(root, file)), expected.get(file)))) {
    throw new Outdated("A file has changed since it was read.")
  }
  mkdirSync(join(root, ".cache"), { recursive: true })
  const journal = mkdtempSync(join(root, ".cache", "put-"))
  const note = (name: string, bytes: Uint8Array | string | undefined) => {
    if (bytes !== undefined) writeFileSync(join(journal, name), bytes, { flush: true })
    return bytes === undefined ? undefined : name
  }
  try {
    const steps = open.map(([file, bytes], i): Step => {
      return { file, before: note(`${i}.old`, expected.get(file)), after: note(`${i}.new`, bytes) }
    })
    note("plan", JSON.stringify(steps))
    renameSync(join(journal, "plan"), join(journal, plan))
    try {
      for (const { file, after } of steps) put(root, file, journal, after)
    } catch (error) {
      rmSync(join(journal, plan))
      for (const { file, before } of steps) put(root, file, journal, before)
      throw error
    }
  } finally {
    rmSync(journal, { recursive: true, force: true })
  }
}

/** Ends what an interrupted process has begun, unless somebody has changed the files since. */
export function finishPuts(root: string): void {
  const cache = join(root, ".cache")
  const names = existsSync(cache) ? readdirSync(cache).filter(name => journals.test(name)) : []
  for (const journal of names.map(name => join(cache, name))) {
    const noted = bytesAt(join(journal, plan))
    const steps: Step[] = noted ? JSON.parse(new TextDecoder().decode(noted)) : []
    const open = steps.filter(({ after }) => !after || existsSync(join(journal, after)))
    const isAsBefore = ({ file, before }: Step) => {
      const now = bytesAt(pathOnDisk(root, file))
      return !now || same(now, before ? bytesAt(join(journal, before)) : undefined)
    }
    if (open.every(isAsBefore)) for (const { file, after } of open) put(root, file, journal, after)
    rmSync(journal, { recursive: true, force: true })
  }
}

/** Puts the bytes of this name in the journal into a file's place; without a name, the file goes. */
function put(root: string, file: string, journal: string, name: string | undefined) {
  const place = pathOnDisk(root, file)
  const folder = dirname(place)
  if (name) {
    mkdirSync(folder, { recursive: true })
    renameSync(join(journal, name), place)
  } else if (existsSync(place)) {
    rmSync(place)
    if (readdirSync(folder).length === 0) rmdirSync(folder)
  }
}

function same(one: Uint8Array | undefined, other: Uint8Array | undefined) {
  return one && other ? Buffer.compare(one, other) === 0 : one === other
}

/** @throws NotContent where a path would lead out of `content/`, by `..` or by a symbolic link */
function pathOnDisk(root: string, file: string): string {
  const project = realpathSync(root)
  const place = normalize(join(project, file))
  if (!place.startsWith(join(project, "content") + sep)) throw new NotContent(file)
  const existing = nearest(place)
  if (realpathSync(existing) !== existing) throw new NotContent(file)
  if (existing === place && !lstatSync(place).isFile()) throw new NotContent(file)
  return place
}

function nearest(place: string): string {
  return existsSync(place) ? place : nearest(dirname(place))
}

/** Makes a folder hold exactly these files, and leaves unchanged ones alone. */
export function holdExactly(folder: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true })
  for (const path of readdirSync(folder, { recursive: true }) as string[]) {
    const isFile = /\.(json|md)$/.test(path)
    if (isFile && !files.has(path.replaceAll(sep, "/"))) rmSync(join(folder, path))
  }
  for (const [path, text] of files) {
    const place = join(folder, path)
    if (existsSync(place) && readFileSync(place, "utf8") === text) continue
    mkdirSync(dirname(place), { recursive: true })
    // Whoever watches the folder sees finished files only.
    writeFileSync(`${folder}.draft`, text)
    renameSync(`${folder}.draft`, place)
  }
}
