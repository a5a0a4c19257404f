/** @jest-environment node */
// The check that the editor runs before it saves a file.
import { begunKey, problemsWithSave, undoesOthers, type Values } from "../../../src/cms/save-check"
import {
  destinations,
  filesOf,
  hotels,
  sampleContent,
  site,
  terms,
} from "../content/sample-content"

const files = filesOf(sampleContent())
const page = {
  title: "Terms",
  updated: "2024-02-29",
  description: "Short.",
  introduction: "Intro.",
}
const [list, fields] = [hotels, site].map(path => JSON.parse(String(files.get(path))))

/** All lines that the editor sees. */
const reasons = (path: string, values: object, content = files) =>
  problemsWithSave(content, path, values as Values)
    .map(({ text }) => text)
    .join("\n")

test.each([
  [hotels, { list }],
  [site, fields],
  [terms, { ...page, body: "## A\n\nOurs." }],
])("the check accepts valid values of %s", (path, values) => {
  expect(reasons(path, values)).toBe("")
})

const [first, second, ...others] = list

test.each([
  [
    "two problems in a list, and where they are",
    hotels,
    { list: [first, { ...second, name: "" }, { ...others[0], image: "x" }] },
    /^hotel 2 › name: .*\nhotel 3 › photo address: “Photo address” is not/,
  ],
  [
    "problems in a Markdown file, the same in two bullets once",
    terms,
    { ...page, title: "<b>", body: "## A\n\n- **now\n- **now" },
    /^title: .*\ntext › A: The text contains “\*\*now”\. Visitors would .*$/,
  ],
  [
    "problems in another file",
    destinations,
    { list: [{ name: "Oslo" }] },
    /^Hotels still .*“Add Destination” for the new name, move it .*$/,
  ],
])("the check explains %s", (_name, path, values, reason) => {
  expect(reasons(path, values)).toMatch(reason)
})

const body = String(files.get(terms)).split("---\n")[2]

test.each([
  ["nothing", hotels, { list, "list.0.__sc_item": 1 }, false],
  ["another text", hotels, { list: [{ ...first, location: "Oz" }, ...list.slice(1)] }, true],
  ["a removed hotel", hotels, { list: [...list, { name: "The Alfama" }] }, true],
  ["another order", hotels, { list: [second, first, ...others] }, true],
  ["nothing", terms, { ...page, body, label: null }, false],
  ["another section", terms, { ...page, body: `${body} The end.` }, true],
  ["a new page", "content/legal/new.md", {}, false],
])("whether %s saved in %s meanwhile is a conflict", (_name, path, begun, isConflict) => {
  const values = { list, _: { [begunKey]: JSON.stringify(begun) } }
  expect(undoesOthers(files, path, values)).toBe(isConflict)
})
