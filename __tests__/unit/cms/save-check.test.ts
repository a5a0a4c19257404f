/** @jest-environment node */
// The check that the editor runs before it saves a file.
import { problemsWithSave, type Values } from "../../../src/cms/save-check"
import {
  destinations,
  filesOf,
  hotels,
  privacy,
  replace,
  sampleContent,
  sampleWith,
  site,
  terms,
} from "../content/sample-content"

const files = filesOf(sampleContent())
const page = { title: "Terms", updated: "2024-02-29", description: "Short.", introduction: "A." }
const [list, fields] = [hotels, site].map(path => JSON.parse(String(files.get(path))))

/** All lines that the editor sees. */
const reasons = (path: string, values: object, content = files) =>
  problemsWithSave(content, path, values as Values)
    .map(({ text }) => text)
    .join("\n")

/** A form's values with those that the draft began with, by their path in the form. */
const withBegun = (values: object, begun: object) => ({
  ...values,
  _: { __sc_begun: JSON.stringify(begun) },
})

test.each([
  [hotels, { hotels: list }],
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
    { hotels: [first, { ...second, name: "" }, { ...others[0], location: "Oslo" }] },
    /^Hotel 2 › Name: .*\nThe Cotaline › Location: “Oslo” is/,
  ],
  [
    "problems in a Markdown file, the same in two bullets once",
    terms,
    { ...page, title: "<b>", body: "## A\n\n- {fone}\n- {fone}" },
    /^Title: .*\nText › A: The text contains “{fone}”, but curly brackets can .*$/,
  ],
  [
    "problems in another file",
    destinations,
    { destinations: [{ name: "Oslo" }] },
    /^Hotels still .*“Add Destination”.*\nHotels › The Mojavelle › Location: “Las Vegas Nevada” is not/,
  ],
])("the check explains %s", (_name, path, values, reason) => {
  expect(reasons(path, values)).toMatch(reason)
})

const flat = (hotels: object[]) =>
  Object.fromEntries(
    hotels.flatMap((hotel, index) =>
      Object.entries(hotel).map(([name, value]) => [`hotels.${index}.${name}`, value]),
    ),
  )

test.each([
  ["nothing", list, ""],
  ["a new text", [{ ...first, description: "A." }, ...list.slice(1)], "Written there: Rooms face"],
  ["a removed hotel", [...list, { name: "The Alfama" }], "Removed there: The Alfama"],
  ["another location", [{ ...first, location: "Oz" }, ...list.slice(1)], "been saved elsewhere"],
  ["another order", [second, first, ...others], "This text has been saved elsewhere"],
])("if others have saved %s since the draft began, the check says so", (_name, begun, reason) => {
  const values = withBegun({ hotels: list }, flat(begun))
  expect(reasons(hotels, values)).toContain(reason)
  expect(reasons(hotels, values) === "").toBe(reason === "")
})

test("what others have saved in a Markdown text is not undone", () => {
  const text = String(files.get(terms))
  const begun = { ...page, introduction: "Intro.", body: text.split("---\n")[2] }
  const values = withBegun({ ...begun, title: "Ours" }, begun)
  expect(reasons(terms, values)).toBe("")
  const changed = filesOf(sampleWith({ [terms]: text => `${text}\nThe end.\n` }))
  expect(reasons(terms, values, changed)).toMatch(
    /^This text has been .*\nWritten there: The end\.$/,
  )
})

test("mistakes in other texts are a notice", () => {
  const broken = filesOf(sampleWith({ [privacy]: replace("updated", "update") }))
  const values = { ...page, body: "## A\n\nOurs." }
  const [advice, problem] = problemsWithSave(broken, terms, values as Values)
  expect(advice).toMatchObject({ text: expect.stringMatching(/^Because of/), isNotice: true })
  expect(problem?.text).toMatch(/^Privacy › /)
})

test("a link to the editor itself is not saved", () => {
  Object.assign(globalThis, { location: { host: "edit.example" } })
  const body = "## A\n\n[Hotels](https://edit.example/#/collections)"
  expect(reasons(terms, { ...page, body })).toMatch("which only you can open")
})
