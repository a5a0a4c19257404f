/** @jest-environment node */
// What the check of the content reports, and where. A kind of mistake is a row in mistakes.ts.
import { formatProblems } from "../../../src/content/problem"
import { mistakes } from "./mistakes"
import {
  about,
  hotels,
  legalPage,
  privacy,
  problemsIn,
  replace,
  type Sample,
  sampleContent,
  sampleWith,
  site,
  terms,
} from "./sample-content"

/** Expects exactly one problem, in this file, with these words in its report. */
function expectProblem(sample: Sample, file: string, expected: string) {
  const problems = problemsIn(sample)
  const reports = problems.map(({ file, field, message, remedy }) =>
    [file, field, `${message} ${remedy}`].filter(Boolean).join(": "),
  )
  expect(reports).toEqual([expect.stringContaining(expected)])
  expect(reports).toEqual([expect.stringMatching(`^${file}: `)])
  return problems.map(({ line, column }) => [line, column])
}

test.each(mistakes)("reports only “$change.1” in $file, at its place", mistake => {
  const { file, change, at = "", expected } = mistake
  const places = expectProblem(sampleWith({ [file]: replace(...change) }), file, expected)
  const [start = ""] = String(sampleContent()[file]).split(change[0])
  const before = (start + change[1].slice(0, change[1].indexOf(at))).split("\n")
  expect(places).toEqual([[before.length, String(before.at(-1)).length + 1]])
})

const inStory = (text: string) => sampleWith({ [about]: replace("Our story.", text) })

test.each([
  ["//o.example/a", "https://o.example/a"],
  ["www.other.example", "https://www.other.example"],
  ["terms", "/terms"],
  ["info@a.example", "mailto:info@a.example"],
  ["{email}", "mailto:{email}"],
  ["+17025550148", "tel:+17025550148"],
  ["/terms/", "/terms"],
])("corrects the link address %s to %s", (address, correct) => {
  const expected = `text: “${address}” is not a valid link address. Write “${correct}” instead of “${address}”.`
  expectProblem(inStory(`[Story](${address}).`), about, expected)
})

test.each([
  ["JavaScript:alert(1)", "“JavaScript:alert(1)” is not a valid link address. Use an address"],
  ["", "“” is not a valid link address."],
  ["mailto:info", "“mailto:info” is not a valid link address."],
  ["/cookies", "There is no page /cookies on this site. Existing addresses: /, /terms, /privacy."],
  ["/privcy", "There is no page /privcy on this site. Did you mean “/privacy”?"],
  [
    "/terms#refunds",
    "There is no section /terms#refunds on this site. Existing addresses: /terms#",
  ],
  ["#rooms", "There is no section #rooms on this site. Existing addresses: #home, #casino"],
])("reports the link address “%s”", (address, expected) => {
  expectProblem(inStory(`[Story](${address}).`), about, `text: ${expected}`)
})

test.each([
  ["{fone}", "{phone}"],
  ["{name}", "name"],
  ["{Email}", "{email}"],
  ["{email", "{email}"],
  ["email}", "{email}"],
  [`${"$"}{email}`, "{email}"],
])("corrects %s in a text to %s", (written, correct) => {
  const facts = "{brand}, {email}, {phone}, {established}, {headquarters}"
  const expected = `text: Curly brackets can contain only these facts: ${facts}. Write “${correct}” instead of “${written}”.`
  expectProblem(inStory(`${written}.`), about, expected)
})

const incomplete = "is not a complete https:// address. Enter the photo's full address"
const noPhoto = "is the address of a web page, or of a file that is not a photo. Choose a JPEG"

test.each([
  ["http://photos.example/rome.jpg", incomplete],
  ["https://photos.example/rome night.jpg", incomplete],
  ["https://photos.example", incomplete],
  ["https://[x]/a.jpg", incomplete],
  [" ", incomplete],
  ["https://a.example/b.heic", noPhoto],
  ["https://unsplash.com/photos/rome-abc", noPhoto],
  ["https://commons.wikimedia.org/wiki/File:Rome.jpg", noPhoto],
  ["https://drive.google.com/file/d/abc/view?usp=sharing", noPhoto],
])("reports the photo address “%s”", (address, expected) => {
  const sample = sampleWith({ [hotels]: replace(/"https:.*"/, `"${address}"`) })
  expectProblem(sample, hotels, `hotel 1 › image: “Photo address” ${expected}`)
})

test.each([
  ["content/legal/Cookies.md", "The file name gives the page an invalid address: “/Cookies”."],
  [`content/legal/${"c".repeat(41)}.md`, "The file name gives the page an invalid address: “/ccc"],
  ["content/legal/page-data.md", "The file name gives the page a reserved address: “/page-data”."],
  ["content/hotels-new.json", "This is not a content file. Rename it, or move it out of content/."],
  ["content/legal/old/terms.md", "This is not a content file."],
  ["content/legal/terms.txt", "This is not a content file."],
])("reports the file name %s", (file, expected) => {
  expectProblem({ ...sampleContent(), [file]: legalPage("cookies") }, file, expected)
})

test.each([site, hotels, about, terms])("reports that %s is missing", file => {
  const { [file]: _missing, ...others } = sampleContent()
  expectProblem(others, file, "The file is missing. Restore it, or rename it back.")
})

test("reports a file that is not saved as UTF-8", () => {
  const latin1 = Buffer.from(String(inStory("Our stóry.")[about]), "latin1")
  const expected = "The file is not valid UTF-8 at this character. Save it as UTF-8"
  const places = expectProblem({ ...sampleContent(), [about]: latin1 }, about, expected)
  expect(places).toEqual([[6, 7]])
})

test("reports too many entries with how many to remove", () => {
  const [hotel] = JSON.parse(String(sampleContent()[hotels]))
  const many = Array.from({ length: 26 }, (_, index) => ({ ...hotel, name: `${index}` }))
  const expected = "“Hotels” has 26 entries, but the maximum is 24. Remove 2"
  expectProblem({ ...sampleContent(), [hotels]: JSON.stringify(many) }, hotels, expected)
})

test("reports a link to a section that another file has renamed", () => {
  const sample = sampleWith({
    [privacy]: replace("## Data Protection", "## Data Protections"),
    [about]: replace("Our story.", "[Rights](/privacy#data-protection)."),
  })
  const gone = "text: There is no section /privacy#data-protection on this site."
  expectProblem(sample, about, `${gone} Did you mean “/privacy#data-protections”?`)
})

test("reports a missing fact once, and not the texts that refer to it", () => {
  const sample = sampleWith({
    [about]: replace("Our story.", "[Write](mailto:{email}), [read](/terms#by-email)"),
    [terms]: replace("## Cancellation Policy", "## By {email}"),
    [hotels]: replace("Rooms face the desert", "Ask {email}"),
    [site]: replace(/ *"email".*\n/, ""),
  })
  expectProblem(sample, site, "email: “Email address” is missing. Add “email”.")
})

test("reports all mistakes at once, sorted by file and line", () => {
  const files = sampleWith({
    [site]: text => replace('"404 Not Found"', "404")(replace("2022", '"2022"')(text)),
    [hotels]: text =>
      replace('"The Straitsmere"', '"Palais Esterane"')(replace('"Macau China"', '"Lyon"')(text)),
    [about]: replace("Our story.", "### Story\n\n<b>Ours</b>"),
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

test("reports every error of a broken file, and every merge conflict", () => {
  const files = sampleWith({
    [hotels]: text =>
      text.replace('Mojavelle",', "Mojavelle,").replace(': "Singapore"', ": Singapore"),
    [about]: replace("Our story.", "<<<<<<< HEAD\n<b>\n=======\n>>>>>>> x\n\n{fone}\n\n<<<<<<< x"),
  })
  expect(problemsIn(files).map(({ file, line }) => `${file}:${line}`)).toEqual([
    ...[6, 13].map(line => `content/about.md:${line}`),
    ...["Mojavelle,", ": Singapore"].map(error => {
      const [before = ""] = String(files[hotels]).split(error)
      return `content/hotels.json:${before.split("\n").length}`
    }),
  ])
})

test("formats a problem with its place, field, message and remedy", () => {
  const problems = problemsIn(
    sampleWith({ [hotels]: replace('"Las Vegas Nevada"', '"Las Vega Nevada"') }),
  )
  expect(formatProblems(problems)).toBe(
    `content/hotels.json:4:17  hotel 1 › location
  “Las Vega Nevada” is not a destination.
  Did you mean “Las Vegas Nevada”? The destinations are: Las Vegas Nevada; Monte Carlo Monaco; Macau China; Singapore; Dublin Ireland; Atlantic City New Jersey; Aruba Caribbean; Melbourne Australia. To use another, add it to them first.

Found 1 problem in content/.`,
  )
})
