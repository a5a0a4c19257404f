/** @jest-environment node */
import { formatFindings } from "../../../../src/content/checks/inspect"
import { problemsIn, sampleWith, section } from "../sample-content"
import { instead, placeOf, withMistake } from "./mistake"
import { mistakes } from "./mistakes"

const hotels = "content/hotels.json"
const about = "content/about.md"
const site = "content/site.json"

test.each(mistakes)("of $file is reported, and nothing else: $name", mistake => {
  const [remedy, message, field] = mistake.says.split(" | ").reverse()
  expect(problemsIn(withMistake(mistake))).toEqual([
    {
      file: mistake.file,
      ...placeOf(mistake),
      ...(field && { field, path: expect.any(Array) }),
      message: expect.stringContaining(String(message)),
      remedy: expect.stringContaining(String(remedy)),
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
