/** @jest-environment node */
// The content check's reports. Each kind of mistake is a row in mistakes.ts.
import { formatProblems, placeOf } from "../../../src/content/report"
import { mistakes, textMistakes } from "./mistakes"
import {
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

/** Expects exactly one problem, in the file at this path, with these words in its message. */
function expectProblem(sample: Sample, path: string, report: string) {
  const problems = problemsIn(sample)
  const reports = problems.map(({ path, message }) => ({ path, report: message }))
  expect(reports).toEqual([{ path, report: expect.stringContaining(report) }])
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
    // A missing mark may be noticed on the next line.
    expect(line).toBeLessThanOrEqual(`${start}${to}`.split("\n").length + 1)
  },
)

test.each(textMistakes)("the text %j is reported once, at its line", (text, report, line = 1) => {
  const problem = expectProblem(withText(`## Y\n\n${text}\n\n## Z\n\nEnd.\n`), terms, report)
  expect(problem?.line).toBe(fieldsOf("Terms").split("\n").length + 1 + line)
  expect(problem?.message.length).toBeLessThan(300)
})

test.each(["/Cookies", "/page-data"])("the check reports the address %s", address => {
  const file = `content/legal${address}.md`
  const report = `The page’s address, “${address}”, is taken or not valid. Rename the file`
  expectProblem({ ...sampleContent(), [file]: legalPage("Cookies") }, file, report)
})

test.each(["markdown", "MD", "md.txt"])("the check reports that no page shows a .%s", ending => {
  const file = `content/legal/cookies.${ending}`
  expectProblem({ ...sampleContent(), [file]: "" }, file, "No page shows this file. Let its name")
})

test("the check reports that a file is missing, and no link to it", () => {
  const sample = sampleWith({
    [privacy]: replace("mailto:info@marquisade.example", "/terms#introduction"),
  })
  delete sample[terms]
  expectProblem(sample, terms, "The file is missing. Write or restore it.")
})

test.each(["content/legal/.terms.md", "content/hotels.json~", "content/legal/old/terms.MD"])(
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

test("the check reports all mistakes at once, by file and line", () => {
  const files = sampleWith({
    [site]: text => replace('"404 Not Found"', "404")(replace("2022", '"2022"')(text)),
    [hotels]: text =>
      replace('"The Straitsmere"', '"Palais Esterane"')(replace('"Macau China"', '"Lyon"')(text)),
    [privacy]: replace("Ours", "<b>Ours</b> **now"),
  })
  delete files[terms]
  expect(problemsIn(files).map(problem => `${problem.path} ${placeOf(problem)}`)).toEqual([
    "content/hotels.json hotel 3 › location",
    "content/hotels.json hotel 4 › name",
    ...Array.from({ length: 3 }, () => "content/legal/privacy.md text › Introduction"),
    "content/legal/terms.md ",
    "content/site.json established",
    "content/site.json notFound › status",
  ])
})

test("a report has no characters that control a terminal or GitHub Actions", () => {
  const sample = sampleWith({ [hotels]: replace('"name"', '"\\u001b[2J\\n::z": 1, "name"') })
  const report = formatProblems(problemsIn({ ...sample, "content/legal/x\n::y.md": "" }))
  expect(report).toMatch(/\[2J ::z” is not a field here.*content\/legal\/x ::y\.md:1\n/s)
  expect(report).not.toMatch(/(?!\n)\p{Cc}|^\s*::/mu)
})
