import { bytesOf, type Changes, type Files, NotContent, textIn } from "../reading/files"
import type { Path, Problem } from "../reading/problem"
import { fieldsIn } from "../reading/read-source"
import { type ContentFile, contentFileAt, contentFiles, isMarkdown } from "../rules/content-files"
import { destinationsFile, legalPagesFile } from "../rules/paths"
import { destinationNames, withFormerNames, writeDestinations } from "./destinations"
import { type Form, ruleOf, type Texts, textRule, type Values } from "./form"
import { writeIntoJson } from "./json-file"
import {
  isLegal,
  legalForms,
  placeInLegalPage,
  withoutLegalPage,
  writeLegalPage,
} from "./legal-forms"
import { bodyOf, writeIntoMarkdown } from "./markdown-file"

/** All forms, in the order in which the editor lists them. */
export function formsOf(files: Files): Form[] {
  const single = contentFiles.filter(({ path }) => path !== legalPagesFile && !path.includes("*"))
  return [...single.map(file => fileForm(files, file)), ...legalForms(files)]
}

function fileForm(files: Files, kind: ContentFile): Form {
  const { path: file, rule: schema, page, title } = kind
  const rule = ruleOf(schema, destinationNames(files))
  const form = {
    name: file.replace(/^content\/|\.\w+$/g, ""),
    title: title ?? String(rule.title),
    description: String(rule.description),
    path: page,
    files: [file],
    removable: false,
  }
  const fields = fieldsIn(files, file) as Values | undefined
  if (!isMarkdown(kind)) {
    const values = file === destinationsFile ? withFormerNames(fields) : fields
    return { ...form, rule, values }
  }
  const properties = { ...rule.properties, text: textRule }
  const values = fields && { ...fields, text: bodyOf(textIn(files, file)) }
  return { ...form, rule: { ...rule, properties }, values }
}

/**
 * The changes of files that put a form's values into them. What stays the same stays as it is written, byte
 * for byte.
 * @throws Unwritable, NotContent where the values have no place in the content
 */
export function write(files: Files, form: Form, values: Values): Changes {
  const [file = ""] = form.files
  if (isLegal(form)) return changesOf(files, writeLegalPage(files, form, values))
  if (file === destinationsFile) return changesOf(files, writeDestinations(files, values))
  const old = textIn(files, file)
  if (!isMarkdown({ path: file })) return changesOf(files, { [file]: writeIntoJson(old, values) })
  const { text, ...fields } = values as Record<string, unknown>
  return changesOf(files, { [file]: writeIntoMarkdown(old, fields, String(text)) })
}

/** The changes of files that take a form out of the content. */
export function remove(files: Files, form: Form): Changes {
  return changesOf(files, withoutLegalPage(files, form))
}

/** What differs from what is there. */
export function changesOf(files: Files, texts: Texts): Changes {
  for (const file of Object.keys(texts)) if (!contentFileAt(file)) throw new NotContent(file)
  return new Map(
    Object.entries(texts)
      .filter(([file, text]) => text === undefined || textIn(files, file) !== text)
      .map(([file, text]) => [file, text === undefined ? undefined : bytesOf(text)]),
  )
}

/** A problem with its place in a form's values, where it has one there. */
export interface FormProblem extends Problem {
  form?: string
  /** The form's title */
  title?: string
  at?: Path
}

/** The problems, each with its form and its place there. */
export function placeProblems(forms: Form[], problems: Problem[]): FormProblem[] {
  return problems.map(problem => {
    for (const form of forms) {
      if (!form.files.includes(problem.file)) continue
      const at = placeIn(form, problem)
      if (at || problem.file !== legalPagesFile) {
        return { ...problem, form: form.name, title: form.title, at }
      }
    }
    return problem
  })
}

function placeIn(form: Form, { file, path }: Problem) {
  return path && isLegal(form) ? placeInLegalPage(form, file, path) : path
}
