/** @jest-environment node */
import { parse } from "yaml"
import { saveProblem } from "../../../src/cms/save-check"
import { contentFileAt, isList, isMarkdown } from "../../../src/content/content-files"
import { mistakes } from "../content/file-mistakes"
import { withMistake } from "../content/mistake-builders"
import { sampleContent } from "../content/sample-content"

const sample = Object.entries(sampleContent())
const texts = new Map(sample.map(([path, text]) => [path, String(text)]))

/** The form values of a file; undefined for a text that no form can produce. */
function formValues(path: string, text: string): object | undefined {
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

const formMistakes = mistakes.flatMap(mistake => {
  const wrong = withMistake(mistake)
  const changed = [...texts.keys()].filter(path => wrong[path] !== texts.get(path))
  const values = formValues(mistake.file, String(wrong[mistake.file]))
  const json = JSON.stringify(values)
  // The CMS omits empty values, and a text of a hundred thousand letters takes seconds.
  const isPossible =
    values &&
    !mistake.says.includes("twice here") &&
    changed.length === 1 &&
    !/null/.test(json) &&
    json.length < 50_000
  return isPossible ? [{ ...mistake, values }] : []
})

test("covers mistakes that a form can make", () => expect(formMistakes.length).toBeGreaterThan(70))

test.each(formMistakes)("refuses to save $file: $name", ({ file, values }) => {
  expect(saveProblem(texts, file, values)).toBeDefined()
})

test.each(sample)("saves the valid file %s", (path, text) => {
  expect(saveProblem(texts, path, formValues(path, String(text)) ?? {})).toBeUndefined()
})
