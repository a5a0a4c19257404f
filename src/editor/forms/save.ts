import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { checkContent, type Problem } from "../../content/checks/check"
import type { Opened, Values } from "../form"
import { placeOf, textOf, versionOf } from "./files"
import type { Texts } from "./form-rules"
import { formNamed, openForm, placed } from "./open"
import { Refusal } from "./refusal"

/** What a form sends to be saved. */
export interface Saving {
  form: string
  values: Values
  /** Of the files when the form read them */
  version: string
  /** Whether somebody has agreed to what would change in other forms */
  agreed?: boolean
}

/**
 * Puts a form's values into files of the content, if the content is as good with them as before.
 * @returns the form as it is opened from then on
 */
export function save(root: string, { form: name, values, version, agreed }: Saving): Opened {
  const form = formNamed(root, name)
  if (versionOf(root, form.files) !== version) {
    throw new Refusal(409, "Somebody has changed this after you opened it.")
  }
  const written = Object.entries(form.write(values))
  const changes = written.filter(
    ([file, text]) => text === undefined || textOf(root, file) !== text,
  )
  tryOut(root, Object.fromEntries(changes), copy => {
    const consequence = agreed ? [] : (form.consequence?.(values) ?? [])
    if (consequence.length > 0) throw new Refusal(428, consequence.join("\n"))
    for (const [file, text] of changes) {
      const place = placeOf(root, file)
      if (text === undefined) continue
      mkdirSync(dirname(place), { recursive: true })
      renameSync(join(copy, file), place)
    }
    for (const [file, text] of changes) if (text === undefined) rmSync(placeOf(root, file))
  })
  const slug = name === "new-legal-page" ? (values as { slug: string }).slug : undefined
  return openForm(root, slug ? `legal/${slug}` : name)
}

/** What would keep the values from being saved. */
export function check(root: string, { form: name, values }: Saving): Problem[] {
  try {
    tryOut(root, formNamed(root, name).write(values), () => {})
    return []
  } catch (error) {
    if (error instanceof Refusal && error.status === 422) return error.problems
    throw error
  }
}

/**
 * Makes the changes in a copy of the content and checks it.
 * The copy stands outside `content/`, which Gatsby watches, and on the same disk, so that a checked
 * file can take the old one's place in one step: whatever happens, the old one is there or the new one.
 */
function tryOut(root: string, texts: Texts, accept: (copy: string) => void) {
  mkdirSync(join(root, ".cache"), { recursive: true })
  const copy = mkdtempSync(join(root, ".cache", "edit-"))
  try {
    cpSync(join(root, "content"), join(copy, "content"), { recursive: true })
    for (const [file, text] of Object.entries(texts)) {
      placeOf(root, file)
      const place = join(copy, file)
      mkdirSync(dirname(place), { recursive: true })
      if (text === undefined) rmSync(place)
      else writeFileSync(place, text, { flush: true })
    }
    const problems = standing(copy, root, Object.keys(texts))
    if (problems.length > 0) throw new Refusal(422, "Nothing was saved.", placed(copy, problems))
    accept(copy)
  } catch (error) {
    throw isFull(error) ? new Refusal(507, full) : error
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

const full =
  "Nothing was saved: the disk is full. What you wrote is still here. Make room on the disk, then save again."

const isFull = (error: unknown) =>
  ["ENOSPC", "EDQUOT", "EFBIG"].includes(String((error as NodeJS.ErrnoException)?.code))

/**
 * The problems that keep the changes out: those of the files that change, and those that others did not
 * have before. Mistakes are mended one form at a time.
 */
function standing(copy: string, root: string, changed: string[]): Problem[] {
  const problems = checkContent(copy)
  if (problems.length === 0) return []
  const known = new Set(checkContent(root).map(inShort))
  return problems.filter(problem => changed.includes(problem.file) || !known.has(inShort(problem)))
}

/** What tells one problem from another when lines have moved. */
const inShort = ({ file, field, message }: Problem) => [file, field, message].join("\n")
