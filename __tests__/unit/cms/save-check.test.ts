/** @jest-environment node */
// The check that the editor runs before it saves a file.
import { saveProblem } from "../../../src/cms/save-check"
import { about, destinations, hotels, sampleContent, site } from "../content/sample-content"

const files = new Map(
  Object.entries(sampleContent()).map(([path, text]) => [path, String(text)] as const),
)
const [list, fields] = [hotels, site].map(path => JSON.parse(String(files.get(path))))

test.each([
  [hotels, { list }],
  [site, fields],
  [about, { heading: "Our heading", body: "Our story." }],
])("the check accepts valid values of %s", (path, values) => {
  expect(saveProblem(files, path, values)).toBeUndefined()
})

const [first, , ...others] = list

test.each([
  [
    "two problems in a list",
    hotels,
    { list: [first, first, { ...others[0], location: "Oslo" }] },
    /^Hotel 2 › Name: Entry 1.*\nHotel 3 › Location: “Oslo” is/,
  ],
  [
    "two problems in a Markdown file",
    about,
    { heading: "<b>", body: "{fone}" },
    /^Heading: .*\nText: Curly brackets/,
  ],
  [
    "a table without headings, in plain words",
    about,
    { heading: "A", body: "| a | b |\n| c | d |" },
    /^Text: This table has no headings: make .* bold\. Remove it, or write it differently\.$/,
  ],
  [
    "problems in another file",
    destinations,
    { list: [{ name: "Oslo" }] },
    /^Hotels still .*“Add Destination”.*\nHotels › Hotel 1 › Location: “Las Vegas Nevada” is not/,
  ],
])("the check explains %s", (_name, path, values, reason) => {
  expect(saveProblem(files, path, values)).toMatch(reason)
})

test("a link to the editor itself is not saved", () => {
  Object.assign(globalThis, { location: { host: "edit.example" } })
  const body = "[Hotels](https://edit.example/#/collections)"
  expect(saveProblem(files, about, { heading: "A", body })).toMatch("works only for you")
})
