/** @jest-environment node */
import { readdirSync } from "node:fs"
import { join } from "node:path"
import type { Rule } from "../../../src/editor/form"
import { formsOf } from "../../../src/editor/forms/form-files"

/** The folder with the tests' content. */
const root = "__tests__"

const forms = formsOf(root)
const existing = forms.filter(({ name }) => name !== "new-legal-page")

test("every file of the content has a form", () => {
  const files = readdirSync(join(root, "content"), { recursive: true })
    .map(file => `content/${String(file).replaceAll("\\", "/")}`)
    .filter(file => /\.(json|md)$/.test(file))
  const shown = new Set(existing.flatMap(form => form.files))
  expect([...shown].sort()).toEqual(files.sort())
})

test.each(existing)("the form of $name has a field for every value, named and explained", form => {
  expect(misfits(form.rule, form.read())).toEqual([])
})

test.each(existing)("the form of $name saved as it is opened changes nothing", form => {
  const before = formsOf(root).find(({ name }) => name === form.name)
  expect(before?.write(form.read())).toEqual(textsOf(form.files))
})

test("a problem is shown at its field", () => {
  const form = (name: string) => forms.find(each => each.name === name)
  expect(form("hotels")?.place("content/hotels.json", "hotel 3 › image")).toEqual([2, "image"])
  expect(
    form("site")?.place("content/site.json", "footer › responsibleGambling › helplines 2 › phone"),
  ).toEqual(["footer", "responsibleGambling", "helplines", 1, "phone"])
  expect(form("legal/terms")?.place("content/legal/terms/02-booking-terms.md", "text")).toEqual([
    "sections",
    1,
    "body",
  ])
  expect(form("legal/privacy")?.place("content/legal/pages.json", "page 1 › title")).toBeUndefined()
})

/** Values without a field, fields without words. What the form keeps to itself needs none. */
function misfits(rule: Rule, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(item => misfits(rule.items as Rule, item))
  if (typeof value !== "object" || value === null) return []
  const properties = (rule.properties ?? {}) as Record<string, Rule>
  const shown = Object.entries(value).filter(([name]) => !["file", "was"].includes(name))
  return shown.flatMap(([name, inner]) => {
    const property = properties[name]
    if (!property?.title || !property.description)
      return property?.type === "object" ? misfits(property, inner) : [name]
    return misfits(property, inner)
  })
}

function textsOf(files: string[]) {
  const read = (file: string) => require("node:fs").readFileSync(join(root, file), "utf8")
  return Object.fromEntries(files.map(file => [file, read(file)]))
}
