/** @jest-environment node */
import { parse } from "yaml"
import { saveProblem } from "../../../src/cms/save-check"
import { contentFileAt, isList, isMarkdown } from "../../../src/content/files"
import { withMistake } from "../content/mistake"
import { mistakes } from "../content/mistakes"
import { sampleContent } from "../content/sample-content"

const sample = Object.entries(sampleContent())
const texts = new Map(sample.map(([path, text]) => [path, String(text)]))

/** A file's values in its form; undefined for a text that no form makes. */
function inForm(path: string, text: string): object | undefined {
  const kind = contentFileAt(path)
  try {
    if (!kind) return undefined
    if (!isMarkdown(kind)) return isList(kind) ? { list: JSON.parse(text) } : JSON.parse(text)
    const [, fields = "", body] = /^---\n(.*?)\n---\n\n?(.*)$/s.exec(text) ?? []
    return body === undefined ? undefined : { ...parse(fields), body: body.trimEnd() }
  } catch {
    return undefined
  }
}

const made = mistakes.flatMap(mistake => {
  const wrong = withMistake(mistake)
  const changed = [...texts.keys()].filter(path => wrong[path] !== texts.get(path))
  const values = inForm(mistake.file, String(wrong[mistake.file]))
  const json = JSON.stringify(values)
  // The CMS leaves empty values out, and a text of a hundred thousand letters takes seconds.
  const isMade =
    values &&
    !mistake.says.includes("twice here") &&
    changed.length === 1 &&
    !/null/.test(json) &&
    json.length < 50_000
  return isMade ? [{ ...mistake, values }] : []
})

test("knows mistakes that a form can make", () => expect(made.length).toBeGreaterThan(70))

test.each(made)("refuses to save $file: $name", ({ file, values }) => {
  expect(saveProblem(texts, file, values)).toBeDefined()
})

test.each(sample)("saves the valid file %s", (path, text) => {
  expect(saveProblem(texts, path, inForm(path, String(text)) ?? {})).toBeUndefined()
})
