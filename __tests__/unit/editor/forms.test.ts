/** @jest-environment node */
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { readValues } from "../../../src/editor/content-file"
import type { Field } from "../../../src/editor/field"
import { forms } from "../../../src/editor/forms"

/** The folder with the tests' content. */
const root = "__tests__"

interface Form {
  file?: string
  folder?: string
  fields: Field[]
}

const everyForm = forms.collections.flatMap<Form>(collection =>
  "files" in collection ? collection.files : collection,
)

const filesOf = ({ file, folder }: Form) =>
  file ? [file] : readdirSync(join(root, String(folder))).map(name => `${folder}/${name}`)

const shown = everyForm.flatMap(form => filesOf(form).map(file => ({ file, form })))

test("every file of the content has a form", () => {
  const files = readdirSync(join(root, "content"), { recursive: true })
    .map(file => `content/${String(file).replaceAll("\\", "/")}`)
    .filter(file => /\.(json|md)$/.test(file))
  expect(shown.map(({ file }) => file).sort()).toEqual(files.sort())
})

test.each(shown)(
  "the form of $file has a field for every value, named and explained",
  ({ file, form }) => {
    expect(misfits(form.fields, readValues(root, file).values)).toEqual([])
  },
)

test("every limit that a form has is kept by the content", () => {
  for (const { file, form } of shown) {
    expect([file, beyond(form.fields, readValues(root, file).values)]).toEqual([file, []])
  }
})

/** Values without a field, required fields without a value, fields without words. */
function misfits(fields: Field[], values: Record<string, unknown>): string[] {
  const named = new Set(fields.map(field => field.name))
  return [
    ...Object.keys(values).filter(name => !named.has(name)),
    ...fields.filter(field => field.required !== false && !(field.name in values)).map(nameOf),
    ...fields.filter(field => !field.label || !field.hint).map(nameOf),
    ...fields.flatMap(field =>
      nested(field, values).flatMap(each => misfits(field.fields ?? [], each)),
    ),
  ]
}

/** Values that a field's pattern refuses. */
function beyond(fields: Field[], values: Record<string, unknown>): string[] {
  return fields.flatMap(field => [
    ...(field.pattern && typeof values[field.name] === "string"
      ? [String(values[field.name])].filter(
          value => !RegExp(String(field.pattern?.[0])).test(value),
        )
      : []),
    ...nested(field, values).flatMap(each => beyond(field.fields ?? [], each)),
  ])
}

function nested({ name, fields }: Field, values: Record<string, unknown>) {
  return fields ? ([values[name]].flat() as Record<string, unknown>[]) : []
}

const nameOf = ({ name }: Field) => name
