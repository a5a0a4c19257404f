import { type Inspected, inspect } from "../../content/checks/inspect"
import { consequences } from "../../content/forms/destinations"
import { type Form, Unwritable, type Values } from "../../content/forms/form"
import { type FormProblem, formsOf, placeProblems, remove, write } from "../../content/forms/forms"
import { savedAs } from "../../content/forms/legal-forms"
import { putFiles } from "../../content/reading/disk"
import { type Changes, type Files, withChanges } from "../../content/reading/files"
import type { Problem } from "../../content/reading/problem"
import type { Opened } from "../form"
import { formNamed, openForm, versionOf } from "./open"
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
 * @param files as they are now
 * @returns the form as it is opened from then on
 */
export function save(root: string, files: Files, saving: Saving): Opened {
  const { form: name, values, version, agreed } = saving
  const form = formNamed(formsOf(files), name)
  requireVersion(files, form, version)
  const changes = write(files, form, values)
  const after = withChanges(files, changes)
  const inspected = inspect(after)
  const problems = newProblems(files, changes, inspected)
  if (problems.length > 0) throw notSaved(inForm(after, form, values, problems))
  const elsewhere = agreed ? [] : consequences(files, form, values)
  if (elsewhere.length > 0) throw new Refusal(428, elsewhere.join("\n"))
  putFiles(root, changes, files)
  return openForm(after, savedAs(form, values), inspected)
}

/** What would keep the values from being saved. */
export function check(files: Files, { form: name, values }: Saving): FormProblem[] {
  const form = formNamed(formsOf(files), name)
  try {
    const changes = write(files, form, values)
    const after = withChanges(files, changes)
    return inForm(after, form, values, newProblems(files, changes, inspect(after)))
  } catch (error) {
    if (error instanceof Unwritable) return []
    throw error
  }
}

/** Takes a form's files out of the content, if nothing is left that needs them. */
export function removeForm(root: string, files: Files, { form: name, version }: Saving) {
  const form = formNamed(formsOf(files), name)
  if (!form.removable) throw new Refusal(422, `“${form.title}” has to stay.`)
  requireVersion(files, form, version)
  change(root, files, remove(files, form))
  return {}
}

/** Makes changes of files, if the content is as good with them as before. */
export function change(root: string, files: Files, changes: Changes): void {
  const after = withChanges(files, changes)
  const problems = newProblems(files, changes, inspect(after))
  if (problems.length > 0) throw notSaved(placeProblems(formsOf(after), problems))
  putFiles(root, changes, files)
}

const notSaved = (problems: FormProblem[]) => new Refusal(422, "Nothing was saved.", problems)

function requireVersion(files: Files, form: Form, version: string) {
  if (versionOf(files, form) !== version) throw new Refusal(409, changedSince)
}

export const changedSince = "Somebody has changed this after you opened it."

/**
 * The problems that keep changes out: those of the files that change, and those that others did not have
 * before. Mistakes are corrected one form at a time.
 */
function newProblems(before: Files, changes: Changes, { problems }: Inspected): Problem[] {
  if (problems.length === 0) return []
  const known = new Set(inspect(before).problems.map(inShort))
  return problems.filter(problem => changes.has(problem.file) || !known.has(inShort(problem)))
}

/** What tells one problem from another when lines have moved. */
const inShort = ({ file, field, message }: Problem) => [file, field, message].join("\n")

/** What is wrong with a page that is to be made is wrong in the form that makes it. */
function inForm(after: Files, form: Form, values: Values, problems: Problem[]): FormProblem[] {
  const made = savedAs(form, values)
  return placeProblems(problems.length > 0 ? formsOf(after) : [], problems).map(problem =>
    problem.form === made ? { ...problem, form: form.name } : problem,
  )
}
