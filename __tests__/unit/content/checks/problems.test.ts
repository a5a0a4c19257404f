/** @jest-environment node */
import { formatFindings, inspect } from "../../../../src/content/checks/inspect"
import { readFiles } from "../../../../src/content/reading/disk"
import { problemsIn, type Sample, sampleContent } from "../sample-content"
import { mistakes, withMistake } from "./mistakes/all"
import { instead, type Mistake } from "./mistakes/mistake"

test("accepts content that follows the rules", () => {
  expect(problemsIn(sampleContent())).toEqual([])
})

test("accepts the tests' content", () => {
  expect(formatFindings(inspect(readFiles("__tests__")).problems, "problem")).toBe(
    "0 problems in content/",
  )
})

test.each(mistakes)("reports $name, and nothing else", mistake => {
  const changed = withMistake(mistake)

  const problems = problemsIn(changed)

  expect(problems).toEqual([
    {
      file: mistake.file,
      ...placeOf(mistake, changed),
      ...(mistake.field && { field: mistake.field }),
      message: expect.stringContaining(mistake.message),
      remedy: expect.stringContaining(mistake.remedy),
      excerpt: expect.any(String),
    },
  ])
})

test("reports every mistake at once, in the order of the files and their lines", () => {
  const files = sampleContent()
  const change = (file: string, ...[of, write]: [string, string]) => {
    files[file] = instead(of, write)(String(files[file]))
  }
  change("content/site.json", "2022", '"2022"')
  change("content/site.json", '"404"', "404")
  change("content/hotels.json", '"House C",', '"House C"')
  change("content/hotels.json", '"id": 4', '"id": 2')
  change("content/about.md", "Our story.", "# Story\n\n<b>Ours</b>")
  delete files["content/legal/terms/03-cancellation-policy.md"]

  const problems = problemsIn(files)

  const lines = String(files["content/site.json"]).split("\n")
  const status = lines.findIndex(line => line.includes('"status": 404')) + 1
  expect(problems.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
    "content/about.md:6:1",
    "content/about.md:8:1",
    "content/about.md:8:8",
    "content/hotels.json:21:21",
    "content/hotels.json:28:11",
    "content/legal/terms/04-user-responsibilities.md:2:9",
    "content/site.json:3:18",
    `content/site.json:${status}:15`,
  ])
})

test("says where, which field, what is wrong and how to mend it, and shows the line", () => {
  const files = sampleContent()
  files["content/hotels.json"] = String(files["content/hotels.json"]).replace('"Rome"', '"Roma"')

  expect(formatFindings(problemsIn(files), "problem")).toBe(
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
  ["a byte-order mark", (text: string) => `\uFEFF${text}`],
  ["accents written as characters of their own", (text: string) => text.normalize("NFD")],
])("accepts files with %s", (_name, rewrite) => {
  const files = sampleContent()
  files["content/destinations.json"] = instead(
    "Rome",
    "Zürich",
  )(String(files["content/destinations.json"]))
  files["content/hotels.json"] = instead('"Rome"', '"Zürich"')(String(files["content/hotels.json"]))
  const one = "content/hotels.json"
  for (const file of [one, "content/about.md", "content/site.json"])
    files[file] = rewrite(String(files[file]))

  expect(problemsIn(files)).toEqual([])
})

function placeOf({ at, file }: Mistake, changed: Sample) {
  if (at === undefined) return { line: 1, column: 1 }
  const text = String(changed[file])
  const offset = typeof at === "string" ? text.indexOf(at) : text.search(at)
  const before = text.slice(0, offset).split("\n")
  return { line: before.length, column: String(before.at(-1)).length + 1 }
}
