/** @jest-environment node */
// The check that the editor runs before it saves a file.
import { parse } from "yaml"
import { saveProblem } from "../../../src/cms/save-check"
import { contentFileAt, isList, isMarkdown } from "../../../src/content/content-files"
import { about, destinations, hotels, sampleContent } from "../content/sample-content"

const sample = Object.entries(sampleContent()).map(([path, text]) => [path, String(text)] as const)
const texts = new Map(sample)

/** The values of a file's form. */
function formValues(path: string, text: string): { list?: object[] } {
  const contentFile = contentFileAt(path)
  if (contentFile && isMarkdown(contentFile)) {
    const [, fields = "", body = ""] = /^---\n(.*?)\n---\n\n(.*)\n$/s.exec(text) ?? []
    return { ...parse(fields), body }
  }
  return contentFile && isList(contentFile) ? { list: JSON.parse(text) } : JSON.parse(text)
}

test.each(sample)("saves the valid file %s", (path, text) => {
  expect(saveProblem(texts, path, formValues(path, text))).toBeUndefined()
})

const [first, , ...others] = formValues(hotels, String(texts.get(hotels))).list ?? []

test.each([
  [
    "two in a list",
    hotels,
    { list: [first, first, { ...others[0], location: "Oslo" }] },
    /^Hotel 2 › Name: Entry 1.*\nHotel 3 › Location: “Oslo” is/,
  ],
  [
    "two in a text",
    about,
    { heading: "<b>", body: "{fone}" },
    /^Heading: .*\nText: Curly brackets/,
  ],
  [
    "a table without headings, in words",
    about,
    { heading: "A", body: "| a | b |\n| c | d |" },
    /^Text: This table has no headings: make .* bold\. Remove it, or write it in another way\.$/,
  ],
  [
    "one in another file",
    destinations,
    { list: [{ name: "Oslo" }] },
    /^Hotels still .*“Add Destination”.*\nHotels › Hotel 1 › Location: “Las Vegas Nevada” is not/,
  ],
])("explains problems: %s", (_name, path, values, reason) => {
  expect(saveProblem(texts, path, values)).toMatch(reason)
})
