/** @jest-environment node */
import { formatFindings } from "../../../../src/content/checks/inspect"
import { problemsIn, type Sample, sampleContent, sampleWith, section } from "../sample-content"
import { mistakes, withMistake } from "./mistakes/all"
import { instead, type Mistake } from "./mistakes/mistake"

const hotels = "content/hotels.json"
const about = "content/about.md"
const site = "content/site.json"

test("accepts content that follows the rules", () => {
  expect(problemsIn(sampleContent())).toEqual([])
})

test.each(mistakes)("reports $name, and nothing else", mistake => {
  const changed = withMistake(mistake)
  const [message, remedy] = mistake.says
  expect(problemsIn(changed)).toEqual([
    {
      file: mistake.file,
      ...placeOf(mistake, changed),
      ...(mistake.field && { field: mistake.field }),
      message: expect.stringContaining(message),
      remedy: expect.stringContaining(remedy),
      excerpt: expect.any(String),
    },
  ])
})

test("reports every mistake at once, in the order of the files and their lines", () => {
  const files = sampleWith({
    [site]: text => instead('"404"', "404")(instead("2022", '"2022"')(text)),
    [hotels]: text => instead('"id": 4', '"id": 2')(instead('"House C",', '"House C"')(text)),
    [about]: instead("Our story.", "# Story\n\n<b>Ours</b>"),
  })
  delete files[section("terms", 3)]
  const status = String(files[site])
    .split("\n")
    .findIndex(line => line.includes('"status": 404'))
  expect(problemsIn(files).map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
    "content/about.md:6:1",
    "content/about.md:8:1",
    "content/about.md:8:8",
    "content/hotels.json:21:21",
    "content/hotels.json:28:11",
    "content/legal/terms/04-user-responsibilities.md:2:9",
    "content/site.json:3:18",
    `content/site.json:${status + 1}:15`,
  ])
})

test("says where, which field, what is wrong and how to mend it, and shows the line", () => {
  const problems = problemsIn(sampleWith({ [hotels]: instead('"Rome"', '"Roma"') }))
  expect(formatFindings(problems, "problem")).toBe(
    `content/hotels.json:5:17  hotel 1 › location
  “Roma” is not one of the destinations.
  Did you mean “Rome”? Then write that for “House A”. The destinations are: Rome; Oslo; Lima; Cairo; Delhi; Kyoto; Quito; Perth.
    5 |     "location": "Roma",
      |                 ^^^^^^

1 problem in content/`,
  )
})

test.each([
  ["line ends of Windows", (text: string) => text.replaceAll("\n", "\r\n")],
  ["blanks after dashes", (text: string) => text.replaceAll("---\n", "--- \n")],
  ["a byte-order mark", (text: string) => `\uFEFF${text}`],
  ["accents written as characters of their own", (text: string) => text.normalize("NFD")],
])("accepts files with %s", (_name, rewrite) => {
  const files = sampleWith({
    "content/destinations.json": instead("Rome", "Zürich"),
    [hotels]: text => rewrite(instead('"Rome"', '"Zürich"')(text)),
    [about]: rewrite,
    [site]: rewrite,
  })
  expect(problemsIn(files)).toEqual([])
})

/** Where the mark stands, if there is one: what is written in place of something, unless it is said. */
function placeOf({ file, instead: replaced, at = replaced?.[1] }: Mistake, changed: Sample) {
  if (at === undefined) return { line: 1, column: 1 }
  const text = String(changed[file])
  const offset = typeof at === "string" ? text.indexOf(at) : text.search(at)
  const before = text.slice(0, offset).split("\n")
  return { line: before.length, column: String(before.at(-1)).length + 1 }
}
