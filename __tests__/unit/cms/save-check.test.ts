/** @jest-environment node */
// The check that the editor runs before it saves a file.
import { problemsWithSave, startKey, undoesOthers, type Values } from "../../../src/cms/save-check"
import { type ContentKind, contentKinds } from "../../../src/content/content-kinds"
import { field, list as listOf, object, text } from "../../../src/content/fields"
import { parseFile } from "../../../src/content/parse-file"
import {
  destinations,
  filesOf,
  hotels,
  legalPage,
  sampleContent,
  terms,
} from "../content/sample-content"

const files = filesOf(sampleContent())

test("each kind of file, and one with fields of any name, is saved as it is", () => {
  const items = field(listOf(3, text(9)), "Items", "The items.")
  const pattern = "content/offers.json"
  const schema = object("Offers", "The offers.", { list: items, body: text(9) })
  ;(contentKinds as ContentKind[]).push({ pattern, schema, type: "Offers" })
  const offers = JSON.stringify({ list: ["One"], body: "Two" })
  const all = filesOf({ ...sampleContent(), [pattern]: offers })
  for (const [path, bytes] of all) {
    const { data, text } = parseFile(path, bytes)
    const values = Array.isArray(data) ? { list: data } : { ...(data as Values) }
    if (text !== undefined) Object.assign(values, { body: text })
    const _ = { [startKey]: JSON.stringify(values) }
    expect([path, problemsWithSave(all, path, values)]).toEqual([path, []])
    expect([path, undoesOthers(all, path, { ...values, _ })]).toEqual([path, false])
  }
})

const page = {
  title: "Terms",
  updated: "2024-02-29",
  description: "Short.",
  introduction: "Intro.",
}
const list = JSON.parse(String(files.get(hotels)))
const [first, second, ...others] = list

test.each([
  [
    hotels,
    "two problems and their places",
    { list: [first, { ...second, name: "" }, { ...others[0], image: "x" }] },
    /^hotel 2 › name: .*\nhotel 3 › photo address: “Photo address” is not/,
  ],
  [
    terms,
    "a problem of three bullets once",
    { ...page, title: "<b>", body: "## A\n\n- **now\n- **now\n- **now" },
    /^title: .*\ntext › A: The text contains “\*\*now”\. Visitors would .* \(3 times\)$/,
  ],
  [
    destinations,
    "a problem in another file",
    { list: JSON.parse(String(files.get(destinations))).slice(1) },
    /^Hotels still .*“Add Destination” for the new name, move it .*$/,
  ],
])("the check of %s reports %s", (path, _what, values, lines) => {
  const problems = problemsWithSave(files, path, values as Values)
  expect(problems.map(({ text }) => text).join("\n")).toMatch(lines)
})

test("a new page is saved although another has a broken link", () => {
  const broken = new Map(files).set(
    terms,
    Buffer.from(`${legalPage("Terms")}[a](/none) [b](/terms#c)`),
  )
  const values = { ...page, body: "## A\n\nB" } as Values
  expect(problemsWithSave(broken, "content/legal/new.md", values)).toEqual([])
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
  const values = { list, _: { [startKey]: JSON.stringify(begun) } }
  expect(undoesOthers(files, path, values)).toBe(isConflict)
})
