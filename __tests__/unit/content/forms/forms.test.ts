/** @jest-environment node */
import type { Form, Rule } from "../../../../src/content/forms/form"
import { formsOf, placeProblems, write } from "../../../../src/content/forms/forms"
import { isNew } from "../../../../src/content/forms/legal-forms"
import { readFiles } from "../../../../src/content/reading/disk"
import { bytesOf, textIn } from "../../../../src/content/reading/files"

const files = readFiles("__tests__")
const forms = formsOf(files)
const existing = forms.filter(form => !isNew(form))
const form = (name: string) => forms.find(each => each.name === name) as Form

test("every file of the content has a form", () => {
  const shown = new Set(existing.flatMap(form => form.files))
  expect([...shown].sort()).toEqual([...files.keys()].sort())
})

test.each(existing)("the form of $name has a field for every value, named and explained", form => {
  expect(misfits(form.rule, form.values)).toEqual([])
})

test.each(existing)("the form of $name saved as it is opened changes nothing", form => {
  expect(write(files, form, structuredClone(form.values ?? {})).size).toBe(0)
})

test("a changed value changes its file, and nothing else in it", () => {
  const { sections, ...entry } = structuredClone(form("legal/terms").values) as {
    sections: { heading: string }[]
  }
  const third = "content/legal/terms/03-cancellation-policy.md"
  const renamed = sections.map((section, i) =>
    i === 2 ? { ...section, heading: "Refunds" } : section,
  )
  const changes = write(files, form("legal/terms"), { ...entry, sections: renamed })
  expect([...changes]).toEqual([
    [third, bytesOf(textIn(files, third).replace("Cancellation Policy", "Refunds"))],
  ])
})

test("a new name of a destination goes to its hotels", () => {
  const [first, ...others] = form("destinations").values as { name: string }[]
  const changes = write(files, form("destinations"), [{ ...first, name: "Reno" }, ...others])
  expect([...changes.keys()].sort()).toEqual(["content/destinations.json", "content/hotels.json"])
})

test("a file that cannot be read keeps its form closed, and no other", () => {
  const broken = formsOf(new Map([...files, ["content/hotels.json", bytesOf("[")]]))
  expect(broken.filter(({ values }) => !values).map(({ name }) => name)).toEqual(["hotels"])
})

test.each([
  ["content/hotels.json", [2, "image"], "hotels", [2, "image"]],
  ["content/legal/terms/02-booking-terms.md", ["text"], "legal/terms", ["sections", 1, "text"]],
  ["content/legal/pages.json", [0, "title"], "legal/terms", ["title"]],
])("a problem in %s at %j is shown at its field", (file, path, name, at) => {
  const problem = { file, path, line: 1, column: 1, message: "", remedy: "", excerpt: "" }
  expect(placeProblems(forms, [problem])).toEqual([expect.objectContaining({ form: name, at })])
})

/** Values without a field, fields without words. What a form keeps to itself needs none. */
function misfits(rule: Rule, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(item => misfits(rule.items as Rule, item))
  if (typeof value !== "object" || value === null) return []
  const shown = Object.entries(value).filter(([name]) => !["file", "was"].includes(name))
  return shown.flatMap(([name, inner]) => {
    const field = rule.properties?.[name] as Rule | undefined
    const isNamed = /^[A-Z]/.test(field?.title ?? "") && /\.$/.test(field?.description ?? "")
    return field && isNamed ? misfits(field, inner) : [name]
  })
}
