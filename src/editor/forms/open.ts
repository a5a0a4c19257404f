import { inspectContent, type Problem } from "../../content/checks/check"
import type { FormProblem, Opened } from "../form"
import { versionOf } from "./files"
import { formsOf } from "./form-files"
import type { FormFiles } from "./form-rules"
import { readFields, Unreadable } from "./read-fields"
import { Refusal } from "./refusal"

export function formNamed(root: string, name: unknown): FormFiles {
  const form = formsOf(root).find(each => each.name === name)
  if (!form) throw new Refusal(404, `There is no form ${name}. ${gone}`)
  return form
}

const gone = "If somebody has removed its page, what you wrote is still here, to be copied."

/** The forms as the editor lists them, each with the number of its mistakes. */
export function listForms(root: string) {
  const { problems } = inspectContent(root)
  return formsOf(root).map(({ name, title, description, path, files }) => ({
    name,
    title,
    description,
    path,
    mistakes: problems.filter(({ file }) => files.includes(file)).length,
  }))
}

export function openForm(root: string, name: unknown): Opened {
  const form = formNamed(root, name)
  const { title, description, path, rule } = form
  const { problems, notes } = inspectContent(root)
  const own = (found: Problem[]) =>
    placed(root, found).filter(problem => problem.form === form.name)
  return {
    form: { name: form.name, title, description, path, rule, removable: Boolean(form.remove) },
    values: valuesOf(form),
    version: versionOf(root, form.files),
    problems: own(problems),
    notes: own(notes),
    destinations: destinationsIn(root),
  }
}

function valuesOf(form: FormFiles) {
  try {
    return form.read()
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  }
}

function destinationsIn(root: string): string[] {
  try {
    const places = readFields(root, "content/destinations.json") as { name: string }[]
    return places.map(({ name }) => String(name))
  } catch {
    return []
  }
}

/** The problems, each with its form and its place there. */
export function placed(root: string, problems: Problem[]): FormProblem[] {
  const forms = formsOf(root)
  return problems.map(problem => {
    for (const form of forms) {
      if (!form.files.includes(problem.file)) continue
      const at = placeOf(form, problem)
      if (at || !problem.file.endsWith("pages.json")) {
        return { ...problem, form: form.name, title: form.title, at }
      }
    }
    return problem
  })
}

function placeOf(form: FormFiles, { file, field }: Problem) {
  try {
    return field === undefined ? undefined : form.place(file, field)
  } catch {
    return undefined
  }
}
