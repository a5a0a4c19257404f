import { createHash } from "node:crypto"
import { inspect } from "../../content/checks/inspect"
import type { Form } from "../../content/forms/form"
import { formsOf, placeProblems } from "../../content/forms/forms"
import { type Files, textIn } from "../../content/reading/files"
import type { Problem } from "../../content/reading/problem"
import { Refusal } from "../refusal"

/** The forms as the editor lists them, each with the number of its mistakes. */
export function listForms(files: Files) {
  const { problems } = inspect(files)
  return formsOf(files).map(({ name, title, description, files }) => ({
    name,
    title,
    description,
    mistakes: problems.filter(({ file }) => files.includes(file)).length,
  }))
}

/** @throws Refusal where there is no such form */
export function formNamed(forms: Form[], name: unknown): Form {
  const form = forms.find(each => each.name === name)
  if (form) return form
  const gone = "If somebody has removed its page, what you wrote is still here for you to copy."
  throw new Refusal(404, `There is no form ${name}. ${gone}`)
}

/** A form with its version, what is wrong with it, and what is worth knowing of it. */
export function openForm(files: Files, name: unknown, inspected = inspect(files)) {
  const forms = formsOf(files)
  const form = formNamed(forms, name)
  const own = (found: Problem[]) =>
    placeProblems(forms, found).filter(problem => problem.form === form.name)
  const version = versionOf(files, form)
  return { ...form, version, problems: own(inspected.problems), notes: own(inspected.notes) }
}

/** What tells whether any of a form's files has changed. */
export function versionOf(files: Files, form: Form): string {
  const hash = createHash("sha256")
  for (const file of form.files) hash.update(`${file}\0${textIn(files, file)}\0`)
  return hash.digest("hex")
}
