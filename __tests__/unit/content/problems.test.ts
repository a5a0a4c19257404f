/** @jest-environment node */
import { formatted } from "../../../src/content/problem"
import { mistakes } from "./file-mistakes"
import { replaced, withMistake } from "./mistake-builders"
import { about, hotels, problemsIn, sampleWith, site } from "./sample-content"

test.each(mistakes)("$file: reports exactly one problem: $name", mistake => {
  const [remedy, message, field] = mistake.expected.split(/ \| ?/).reverse()
  const { files, ...position } = withMistake(mistake)
  expect(problemsIn(files)).toMatchObject([
    {
      file: mistake.file,
      ...position,
      ...(field && { field }),
      message: expect.stringContaining(String(message)),
      remedy: expect.stringContaining(String(remedy)),
    },
  ])
})

test("reports all mistakes at once, sorted by file and line", () => {
  const files = sampleWith({
    [site]: text => replaced('"404 Not Found"', "404")(replaced("2022", '"2022"')(text)),
    [hotels]: text =>
      replaced('"The Straitsmere"', '"Palais Esterane"')(replaced('"Macau China"', '"Lyon"')(text)),
    [about]: replaced("Our story.", "### Story\n\n<b>Ours</b>"),
  })
  delete files["content/legal/terms.md"]
  expect(problemsIn(files).map(({ file, field }) => `${file} ${field}`)).toEqual([
    "content/about.md text › Story",
    "content/about.md text › Story",
    "content/hotels.json hotel 3 › location",
    "content/hotels.json hotel 4 › name",
    "content/legal/terms.md undefined",
    "content/site.json established",
    "content/site.json notFound › status",
  ])
})

test("reports every error of a broken file, and those beside merge conflicts", () => {
  const files = sampleWith({
    [hotels]: text =>
      text.replace('Mojavelle",', "Mojavelle,").replace(': "Singapore"', ": Singapore"),
    [about]: replaced("Our story.", "<<<<<<< HEAD\n<b>\n=======\n>>>>>>> x\n\n{fone}\n\n<<<<<<< x"),
  })
  expect(problemsIn(files).map(({ file, line }) => `${file}:${line}`)).toEqual([
    ...[6, 7, 11, 13].map(line => `content/about.md:${line}`),
    ...["Mojavelle,", ": Singapore"].map(error => {
      const [before = ""] = String(files[hotels]).split(error)
      return `content/hotels.json:${before.split("\n").length}`
    }),
  ])
})

test("formats a problem with its place, field, message and remedy", () => {
  const problems = problemsIn(
    sampleWith({ [hotels]: replaced('"Las Vegas Nevada"', '"Las Vega Nevada"') }),
  )
  expect(formatted(problems)).toBe(
    `content/hotels.json:4:17  hotel 1 › location
  “Las Vega Nevada” is not a destination.
  Did you mean “Las Vegas Nevada”? The destinations are: Las Vegas Nevada; Monte Carlo Monaco; Macau China; Singapore; Dublin Ireland; Atlantic City New Jersey; Aruba Caribbean; Melbourne Australia. To use another, add it to them first.

Found 1 problem in content/.`,
  )
})
