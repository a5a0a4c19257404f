import type { Problem } from "../../content/checks/check"
import type { FormProblem, Opened, Values } from "../form"
import { textOf, versionOf } from "./files"
import type { FormFiles, Texts } from "./form-rules"
import { formNamed, openForm } from "./open"
import { putAll } from "./put"
import { Refusal } from "./refusal"
import { tryOut } from "./try-out"

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
  const isAsRead = () => requireVersion(root, form, version)
  isAsRead()
  const consequence = agreed ? [] : (form.consequence?.(values) ?? [])
  try {
    saveTexts(root, form.write(values), () => {
      if (consequence.length > 0) throw new Refusal(428, consequence.join("\n"))
      isAsRead()
    })
  } catch (error) {
    throw inForm(error, form, values)
  }
  return openForm(root, form.savedAs?.(values) ?? name)
}

/** What would keep the values from being saved. */
export function check(root: string, { form: name, values }: Saving): Problem[] {
  const form = formNamed(root, name)
  try {
    tryOut(root, form.write(values), () => {})
    return []
  } catch (error) {
    const refusal = inForm(error, form, values)
    if (refusal instanceof Refusal && refusal.status === 422) return refusal.problems
    throw error
  }
}

/** Takes a form's files out of the content, if nothing is left that needs them. */
export function remove(root: string, { form: name, version }: Omit<Saving, "values">) {
  const form = formNamed(root, name)
  if (!form.remove) throw new Refusal(422, `“${form.title}” has to stay.`)
  requireVersion(root, form, version)
  saveTexts(root, form.remove(), () => requireVersion(root, form, version))
  return {}
}

/** @param agree throws where it is not to be done after all */
export function saveTexts(root: string, texts: Texts, agree = () => {}) {
  const changes = Object.entries(texts).filter(
    ([file, text]) => text === undefined || textOf(root, file) !== text,
  )
  tryOut(root, Object.fromEntries(changes), copy => {
    agree()
    putAll(root, copy, Object.fromEntries(changes))
  })
}

function requireVersion(root: string, form: FormFiles, version: string) {
  if (versionOf(root, form.files) === version) return
  throw new Refusal(409, "Somebody has changed this after you opened it.")
}

/** What is wrong with a page that is to be made is wrong in the form that makes it. */
function inForm(error: unknown, { name, savedAs }: FormFiles, values: Values): unknown {
  if (!(error instanceof Refusal) || !savedAs) return error
  const made = savedAs(values)
  const own = (problem: FormProblem) =>
    problem.form === made ? { ...problem, form: name } : problem
  return new Refusal(error.status, error.message, error.problems.map(own))
}
