/** @jest-environment node */
// The content check's reports. Each kind of mistake is a row in mistakes.ts.
import { mistakes, textMistakes } from "./mistakes"
import {
  destinations,
  fieldsOf,
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
  withText,
} from "./sample-content"

/** Expects exactly one problem, in this file, with these words in its field, message and remedy. */
function expectProblem(sample: Sample, file: string, report: string) {
  const problems = problemsIn(sample)
  const reports = problems.map(({ file, field, message, remedy }) => ({
    file,
    report: `${field}: ${message} ${remedy}`,
  }))
  expect(reports).toEqual([{ file, report: expect.stringContaining(report) }])
  return problems[0]
}

test.each(mistakes)(
  "“$to” in $file is reported once, in place",
  ({ file, from: part, to, report }) => {
    const sample = sampleWith({ [file]: replace(part, to) })
    const [start = ""] = String(sampleContent()[file]).split(part)
    const { line = 0 } = expectProblem(sample, file, report) ?? {}
    const from = report.includes("is missing") ? 1 : start.split("\n").length
    expect(line).toBeGreaterThanOrEqual(from)
    expect(line).toBeLessThanOrEqual(`${start}${to}`.split("\n").length)
  },
)

test.each(textMistakes)("the text %j is reported once, at its line", (text, report, line = 1) => {
  const problem = expectProblem(withText(`## Y\n\n${text}\n\n## Z\n\nEnd.\n`), terms, report)
  expect(problem?.line).toBe(fieldsOf("Terms").split("\n").length + 1 + line)
  expect(problem?.message.length).toBeLessThan(250)
})

test.each([
  ["content/legal/Cookies.md", "The page’s address, “/Cookies”, is not valid. Rename the file"],
  [`content/legal/${"c".repeat(41)}.md`, "The page’s address, “/ccc"],
  ["content/legal/page-data.md", "The page’s address, “/page-data”, is reserved."],
  ["content/hotels-new.json", "This is not a content file. Rename it, or move it out of content/."],
  ["content/legal/old/terms.md", "This is not a content file."],
])("the check reports the file name %s", (file, report) => {
  expectProblem({ ...sampleContent(), [file]: legalPage("Cookies") }, file, report)
})

test("the check reports an address that the CMS has invented for a title without Latin letters", () => {
  const file = "content/legal/47ed44c4421a.md"
  const report =
    "“/47ed44c4421a”, is only a code that the editor made up. Save the page with a title in Latin letters"
  expectProblem({ ...sampleContent(), [file]: legalPage("プライバシー") }, file, report)
  expect(problemsIn({ ...sampleContent(), [file]: legalPage("Privacy") })).toEqual([])
})

test.each([site, hotels, terms])(
  "the check reports that %s is missing, and no link to it",
  file => {
    const sample = sampleWith({ [privacy]: replace("mailto:{email}", "/terms#introduction") })
    delete sample[file]
    const report =
      "The file is missing. Restore it, or rename it back; content-files.ts requires it."
    expectProblem(sample, file, report)
  },
)

test.each(["content/legal/.DS_Store", "content/hotels.json~"])(
  "the check ignores the file %s",
  file => {
    expect(problemsIn({ ...sampleContent(), [file]: "" })).toEqual([])
  },
)

test("the check reports a file that is not saved as UTF-8", () => {
  const latin1 = Buffer.from(fieldsOf("Térms"), "latin1")
  const report = "This character is not valid UTF-8. Save the file as UTF-8"
  const problem = expectProblem({ ...sampleContent(), [terms]: latin1 }, terms, report)
  expect(problem).toMatchObject({ line: 2 })
})

test("the check reports a missing fact once, not at each reference to it", () => {
  const sample = sampleWith({
    [privacy]: replace("mailto:{email}", "/terms#by-ours"),
    [terms]: replace("## Cancellation Policy", "## By {email}"),
    [hotels]: replace("Rooms face the desert", "Ask {email}"),
    [site]: replace(/ *"email".*\n/, ""),
  })
  expectProblem(sample, site, "email: “Email address” is missing. Add “email”.")
})

test("the check reports all mistakes at once, whole files first, then by file and line", () => {
  const files = sampleWith({
    [site]: text => replace('"404 Not Found"', "404")(replace("2022", '"2022"')(text)),
    [hotels]: text =>
      replace('"The Straitsmere"', '"Palais Esterane"')(replace('"Macau China"', '"Lyon"')(text)),
    [privacy]: replace("Ours", "<b>Ours</b> {fone}"),
  })
  delete files[terms]
  expect(problemsIn(files).map(({ file, field }) => `${file} ${field}`)).toEqual([
    "content/legal/terms.md ",
    "content/hotels.json hotel 3 › location",
    "content/hotels.json hotel 4 › name",
    ...Array.from({ length: 3 }, () => "content/legal/privacy.md text › Introduction"),
    "content/site.json established",
    "content/site.json notFound › status",
  ])
})

test("the check reports empty entries of lists that are too long", () => {
  const names = Array.from({ length: 41 }, (_, index) => ({ name: index === 3 ? "" : `${index}` }))
  const sample = {
    ...sampleWith({ [destinations]: () => JSON.stringify(names, null, 1) }),
    [hotels]: JSON.stringify([]),
  }
  expect(problemsIn(sample).map(({ field, message }) => `${field}: ${message}`)).toEqual([
    ": “Destinations” has 41 entries, but the maximum is 40.",
    "destination 4 › name: “Name” is empty.",
    ": “Hotels” needs at least one entry.",
  ])
})
