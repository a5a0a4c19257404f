/** @jest-environment node */
import { formatFindings } from "../../../../src/content/checks/check"
import { type Files, inFolder, problemsIn, sampleContent } from "../sample-content"
import { conflicts } from "./mistakes/conflicts"
import { encoding } from "./mistakes/encoding"
import { facts } from "./mistakes/facts"
import { fields } from "./mistakes/fields"
import { files } from "./mistakes/files"
import { frontMatter } from "./mistakes/front-matter"
import { hotelEntries } from "./mistakes/hotel-entries"
import { jsonWriting } from "./mistakes/json-writing"
import { legal } from "./mistakes/legal"
import { legalPages } from "./mistakes/legal-pages"
import { lengths } from "./mistakes/lengths"
import { links } from "./mistakes/links"
import { lists } from "./mistakes/lists"
import { instead, type Mistake } from "./mistakes/mistake"
import { photoPages } from "./mistakes/photo-pages"
import { placeholders } from "./mistakes/placeholders"
import { texts } from "./mistakes/texts"
import { unseen } from "./mistakes/unseen"

const mistakes = [
  jsonWriting,
  frontMatter,
  fields,
  lengths,
  hotelEntries,
  lists,
  facts,
  files,
  legal,
  legalPages,
  texts,
  links,
  encoding,
  conflicts,
  placeholders,
  photoPages,
  unseen,
].flat()

test("accepts content that follows the rules", () => {
  expect(inFolder(sampleContent(), problemsIn)).toEqual([])
})

test("accepts the tests' content", () => {
  expect(formatFindings(problemsIn("__tests__"), "problem")).toBe("0 problems in content/")
})

test.each(mistakes)("reports $name, and nothing else", mistake => {
  const changed = withMistake(mistake)

  const problems = inFolder(changed, problemsIn)

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

  const problems = inFolder(files, problemsIn)

  expect(problems.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
    "content/about.md:6:1",
    "content/about.md:8:1",
    "content/about.md:8:8",
    "content/hotels.json:21:21",
    "content/hotels.json:28:11",
    "content/legal/terms/04-user-responsibilities.md:2:9",
    "content/site.json:3:18",
    "content/site.json:54:15",
  ])
})

test("says where, which field, what is wrong and how to mend it, and shows the line", () => {
  const files = sampleContent()
  files["content/hotels.json"] = String(files["content/hotels.json"]).replace('"Rome"', '"Roma"')

  expect(formatFindings(inFolder(files, problemsIn), "problem")).toBe(
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

  expect(inFolder(files, problemsIn)).toEqual([])
})

function withMistake({ file, make, among }: Mistake): Files {
  const files = sampleContent()
  if (make) files[file] = make(String(files[file]))
  among?.(files)
  return files
}

function placeOf({ at, file }: Mistake, changed: Files) {
  if (at === undefined) return { line: 1, column: 1 }
  const text = String(changed[file])
  const offset = typeof at === "string" ? text.indexOf(at) : text.search(at)
  const before = text.slice(0, offset).split("\n")
  return { line: before.length, column: String(before.at(-1)).length + 1 }
}
