import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { dirname, join } from "node:path"
import { placeOf, versionOf } from "./files"
import type { Texts } from "./form-rules"

/** One file of a save. */
interface Step {
  file: string
  /** The version that the new text takes the place of */
  before: string
  removed: boolean
}

/** What is to be done in a copy of the content that has been checked. */
const plan = "plan.json"

/**
 * Puts changed files of a checked copy into the content, all of them or none. The plan is written down
 * first: what an interrupted save has left undone is done when the editor starts again.
 */
export function putAll(root: string, copy: string, texts: Texts) {
  const steps = Object.entries(texts).map(([file, text]): Step => {
    return { file, before: versionOf(root, [file]), removed: text === undefined }
  })
  const olds = steps.map(({ file }) => (existsSync(placeOf(root, file)) ? read(root, file) : null))
  writeFileSync(join(copy, "plan"), JSON.stringify(steps), { flush: true })
  renameSync(join(copy, "plan"), join(copy, plan))
  try {
    for (const step of steps) put(root, copy, step)
  } catch (error) {
    rmSync(join(copy, plan))
    for (const [i, { file }] of steps.entries()) {
      writeFileSync(join(copy, "old"), olds[i] ?? "")
      put(root, copy, { file, before: "", removed: olds[i] === null }, "old")
    }
    throw error
  }
}

/**
 * Ends what a process that was stopped has begun, unless somebody has changed the files since: what was
 * written is in the browser that sent it, which will ask.
 */
export function finishSaves(root: string) {
  const cache = join(root, ".cache")
  const copies = existsSync(cache) ? readdirSync(cache).filter(name => /^edit-/.test(name)) : []
  for (const copy of copies.map(name => join(cache, name))) {
    if (existsSync(join(copy, plan))) {
      const steps = JSON.parse(String(read(copy, plan))) as Step[]
      const open = steps.filter(({ file, removed }) => removed || existsSync(join(copy, file)))
      const isAsBefore = ({ file, before }: Step) =>
        versionOf(root, [file]) === before || !existsSync(placeOf(root, file))
      if (open.every(isAsBefore)) for (const step of open) put(root, copy, step)
    }
    rmSync(copy, { recursive: true, force: true })
  }
}

function put(root: string, copy: string, { file, removed }: Step, from = file) {
  const place = placeOf(root, file)
  const folder = dirname(place)
  if (!removed) {
    mkdirSync(folder, { recursive: true })
    renameSync(join(copy, from), place)
  } else if (existsSync(place)) {
    rmSync(place)
    if (readdirSync(folder).length === 0) rmdirSync(folder)
  }
}

const read = (folder: string, file: string) => readFileSync(join(folder, file))
