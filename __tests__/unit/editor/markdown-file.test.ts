import { mergeIntoMarkdown, readMarkdownFile } from "../../../src/editor/markdown-file"

const section = `---
number: 9
heading: "Policy Updates" # fixed
---

Ask us _first_. A star \\* and the property’s “terms”
go on in a second line.

- November 21, 2026: first version.
- Another day.
`

test("what a form shows is the fields and the text", () => {
  const values = readMarkdownFile(section)
  expect(values).toMatchObject({ number: 9, heading: "Policy Updates" })
  expect(values.body).toMatch(/^Ask us[\s\S]*Another day\.$/)
})

test.each([
  ["as it was", (body: string) => body],
  ["in the form's own manner", (body: string) => inTheFormsManner(body)],
])("a text that comes back %s leaves the file as it is", (_name, change) => {
  const values = readMarkdownFile(section)
  expect(mergeIntoMarkdown(section, { ...values, body: change(String(values.body)) })).toBe(section)
})

test("a changed list item changes its line only, bullets kept", () => {
  const values = readMarkdownFile(section)
  const body = inTheFormsManner(String(values.body)).replace("Another day", "A third day")
  expect(mergeIntoMarkdown(section, { ...values, body })).toBe(
    section.replace("Another day", "A third day"),
  )
})

test("a changed field leaves the other fields' quotes and remarks", () => {
  const values = readMarkdownFile(section)
  expect(mergeIntoMarkdown(section, { ...values, number: 8 })).toBe(
    section.replace("number: 9", "number: 8"),
  )
})

test("line ends are those of the file", () => {
  const windows = section.replaceAll("\n", "\r\n")
  const values = readMarkdownFile(windows)
  const body = String(values.body).replace("Another", "One")
  expect(mergeIntoMarkdown(windows, { ...values, body })).toBe(windows.replace("Another", "One"))
})

test("a file without its front matter is refused", () => {
  expect(() => readMarkdownFile("Only text.")).toThrow("at the top of this file")
})

function inTheFormsManner(body: string) {
  return body.replaceAll("- ", "* ").replaceAll("_", "*").replace("\\*", "*")
}
