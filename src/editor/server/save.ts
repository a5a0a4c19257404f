import { type Inspected, inspect } from "../../content/checks/inspect"
import { consequences } from "../../content/forms/destinations"
import { type Form, Unwritable, type Values } from "../../content/forms/form"
import { type FormProblem, formsOf, placeProblems, remove, write } from "../../content/forms/forms"
import { savedAs } from "../../content/forms/legal-forms"
import { putFiles } from "../../content/reading/disk"
import { type Changes, type Files, withChanges } from "../../content/reading/files"
import type { Problem } from "../../content/reading/problem"
import { Refusal } from "../refusal"
import { formNamed, openForm, versionOf } from "./open"

interface Written {
  form: string
  values: Values
}

interface Read {
  form: string
  /** Of the files when the form read them */
  version: string
}

/**
 * Puts a form's values into files of the content, if the content is as good with them as before.
 * @param saving `agreed` says whether somebody has agreed to what would change in other forms
 * @param files as they are now
 * @returns the form as it is opened from then on
 */
export function save(saving: Written & Read & { agreed?: boolean }, files: Files, root: string) {
  const form = formRead(saving, files)
  const { changes, after, inspected, problems } = written(saving, files)
  if (problems.length > 0) throw notSaved(problems)
  const elsewhere = saving.agreed ? [] : consequences(files, form, saving.values)
  if (elsewhere.length > 0) throw new Refusal(428, elsewhere.join("\n"))
  putFiles(root, changes, files)
  return openForm(after, savedAs(form, saving.values), inspected)
}

/** What would keep the values from being saved. */
export function check(saving: Written, files: Files): FormProblem[] {
  try {
    return written(saving, files).problems
  } catch (error) {
    if (error instanceof Unwritable) return []
    throw error
  }
}

/** The content with a form's values in it. */
function written({ form: name, values }: Written, files: Files) {
  const form = formNamed(formsOf(files), name)
  const changes = write(files, form, values)
  const after = withChanges(files, changes)
  const inspected = inspect(after)
  // What is wrong with a page that is to be made is wrong in the form that makes it.
  const made = savedAs(form, values)
  const problems = placeProblems(formsOf(after), newProblems(files, changes, inspected)).map(
    problem => (problem.form === made ? { ...problem, form: form.name } : problem),
  )
  return { changes, after, inspected, problems }
}

/** Takes a form's files out of the content, if nothing is left that needs them. */
export function removeForm(removing: Read, files: Files, root: string) {
  const form = formRead(removing, files)
  if (!form.removable) throw new Refusal(422, `“${form.title}” cannot be removed.`)
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

/** @throws Refusal where the form is no longer what was read */
function formRead({ form: name, version }: Read, files: Files): Form {
  const form = formNamed(formsOf(files), name)
  if (versionOf(files, form) !== version) throw new Refusal(409, changedSince)
  return form
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
