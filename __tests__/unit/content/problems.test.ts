/** @jest-environment node */
// The content check's reports. Each kind of mistake is a row in mistakes.ts.
import { mistakes } from "./mistakes"
import {
  about,
  destinations,
  hotels,
  legalPage,
  offsetOf,
  privacy,
  problemsIn,
  replace,
  type Sample,
  sampleContent,
  sampleWith,
  site,
  terms,
} from "./sample-content"

/** Expects exactly one problem, in this file, with these words in its field, message and remedy. */
function expectProblem(sample: Sample, file: string, report: string) {
  const problems = problemsIn(sample)
  const reports = problems.map(({ file, field, message, remedy }) => ({
    file,
    report: `${field}: ${message} ${remedy}`,
  }))
  expect(reports).toEqual([{ file, report: expect.stringContaining(report) }])
  return problems
}

test.each(mistakes)("“$to” in $file is reported once, in place", ({ file, from, to, report }) => {
  const sample = sampleWith({ [file]: replace(from, to) })
  const [start = ""] = String(sampleContent()[file]).split(from)
  const [problem] = expectProblem(sample, file, report)
  const offset = problem && offsetOf(problem, String(sample[file]))
  expect(offset).toBeGreaterThanOrEqual(start.length)
  expect(offset).toBeLessThanOrEqual(start.length + to.length)
})

const inStory = (text: string) => sampleWith({ [about]: replace("Our story.", text) })

const target = "https://other.example/a"
const encoded = encodeURIComponent(target)

test.each([
  ["//o.example/a", "https://o.example/a"],
  ["www.other.example", "https://www.other.example"],
  ["terms", "/terms"],
  ["info@a.example", "mailto:info@a.example"],
  ["{email}", "mailto:{email}"],
  ["+17025550148", "tel:+17025550148"],
  ["/terms/", "/terms"],
  [`https://www.google.com/url?q=${encoded}&sa=D`, target],
  [`https://nam12.safelinks.protection.outlook.com/?url=${encoded}&data=1`, target],
  [`https://l.facebook.com/l.php?u=${encoded}`, target],
])("for the link address %s, the check suggests %s", (address, correction) => {
  const report = `Write “${correction}” instead of “${address}”.`
  expectProblem(inStory(`[Story](${address}).`), about, report)
})

const onlyForYou = "works only for you, not for visitors. Open the page and copy its address"

test.each([
  ["JavaScript:alert(1)", "is not a valid link address. Use an address"],
  ["mailto:info", "is not a valid link address."],
  ["http://localhost:8000/terms", onlyForYou],
  ["file:///C:/terms.docx", onlyForYou],
  ["https://mail.google.com/mail/u/0/#inbox", onlyForYou],
  ["/cookies", "There is no page /cookies on this site. Existing addresses: /, /"],
  ["/privcy", "There is no page /privcy on this site. Did you mean “/privacy”?"],
  ["/terms#refunds", "no section /terms#refunds on this site. Existing addresses: /terms#"],
  ["#rooms", "There is no section #rooms on this site. Existing addresses: #home, #casino"],
])("the check reports the link address “%s”", (address, report) => {
  expectProblem(inStory(`[Story](${address}).`), about, report)
})

test.each([
  ["{fone}", "{phone}"],
  ["{name}", "name"],
  ["{Email}", "{email}"],
  ["{email", "{email}"],
  ["email}", "{email}"],
  [`${"$"}{email}`, "{email}"],
])("for %s in Markdown, the check suggests %s", (mistake, correction) => {
  const report = `these facts: {brand}, {email}, {phone}, {established}, {headquarters}. Write “${correction}” instead of “${mistake}”.`
  expectProblem(inStory(`${mistake}.`), about, report)
})

const incomplete = "is not a complete https:// address. Enter the photo's full address"
const noPhoto = "is the address of a web page, or of a file that is not a photo. Choose a JPEG"

test.each([
  ["http://photos.example/rome.jpg", incomplete],
  ["https://photos.example", incomplete],
  [" ", incomplete],
  ["https://a.example/b.heic", noPhoto],
  ["https://commons.wikimedia.org/wiki/File:Rome.jpg", noPhoto],
  ["https://drive.google.com/file/d/abc/view?usp=sharing", noPhoto],
])("the check reports the photo address “%s”", (address, report) => {
  const sample = sampleWith({ [hotels]: replace(/"https:.*"/, `"${address}"`) })
  expectProblem(sample, hotels, `hotel 1 › image: “Photo address” ${report}`)
})

test.each([
  ["content/legal/Cookies.md", "The file name gives the page an invalid address: “/Cookies”."],
  [`content/legal/${"c".repeat(41)}.md`, "The file name gives the page an invalid address: “/ccc"],
  ["content/legal/page-data.md", "The file name gives the page a reserved address: “/page-data”."],
  ["content/hotels-new.json", "This is not a content file. Rename it, or move it out of content/."],
  ["content/legal/old/terms.md", "This is not a content file."],
])("the check reports the file name %s", (file, report) => {
  expectProblem({ ...sampleContent(), [file]: legalPage("cookies") }, file, report)
})

test.each([site, hotels, about, terms])("the check reports that %s is missing", file => {
  const { [file]: _missing, ...others } = sampleContent()
  expectProblem(
    others,
    file,
    "The file is missing. Restore it, or rename it back; content-files.ts requires it.",
  )
})

test.each(["content/legal/.DS_Store", "content/hotels.json~"])(
  "the check ignores the file %s",
  file => {
    expect(problemsIn({ ...sampleContent(), [file]: "" })).toEqual([])
  },
)

test("the check reports a file that is not saved as UTF-8", () => {
  const latin1 = Buffer.from(String(inStory("Our stóry.")[about]), "latin1")
  const report = "The file is not valid UTF-8 at this character. Save it as UTF-8"
  const problems = expectProblem({ ...sampleContent(), [about]: latin1 }, about, report)
  expect(problems).toMatchObject([{ line: 6, column: 7 }])
})

test("the check reports a link to a section that was renamed in another file", () => {
  const sample = sampleWith({
    [privacy]: replace("## Data Protection", "## Data Protections"),
    [about]: replace("Our story.", "[Rights](/privacy#data-protection)."),
  })
  expectProblem(sample, about, "Did you mean “/privacy#data-protections”?")
})

test("the check reports a missing fact once, not at each reference to it", () => {
  const sample = sampleWith({
    [about]: replace("Our story.", "[Write](mailto:{email}), [read](/terms#by-email)"),
    [terms]: replace("## Cancellation Policy", "## By {email}"),
    [hotels]: replace("Rooms face the desert", "Ask {email}"),
    [site]: replace(/ *"email".*\n/, ""),
  })
  expectProblem(sample, site, "email: “Email address” is missing. Add “email”.")
})

test("the check reports all mistakes at once, sorted by file and line", () => {
  const files = sampleWith({
    [site]: text => replace('"404 Not Found"', "404")(replace("2022", '"2022"')(text)),
    [hotels]: text =>
      replace('"The Straitsmere"', '"Palais Esterane"')(replace('"Macau China"', '"Lyon"')(text)),
    [about]: replace("Our story.", "### Story\n\n<b>Ours</b>"),
  })
  delete files[terms]
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

test("the check reports empty entries of lists that are too long", () => {
  const names = Array.from({ length: 41 }, (_, index) => ({ name: index === 3 ? "" : `${index}` }))
  const files = sampleWith({
    [destinations]: () => JSON.stringify(names),
    [site]: replace(/(?<="headlines": )\[/, `["",${'"A",'.repeat(9)}`),
  })
  expect(problemsIn(files).map(({ field, message }) => `${field}: ${message}`)).toEqual([
    "undefined: “Destinations” has 41 entries, but the maximum is 40.",
    "destination 4 › name: “Name” is empty.",
    "hero › headlines: “Headlines” has 14 entries, but the maximum is 12.",
    "hero › headlines 1: “Headline” is empty.",
  ])
})

test("the check reports every syntax error in a JSON file and every merge conflict", () => {
  const files = sampleWith({
    [hotels]: text =>
      text.replace('Mojavelle",', "Mojavelle,").replace(': "Singapore"', ": Singapore"),
    [about]: replace("Our story.", "<<<<<<< HEAD\n<b>\n=======\n>>>>>>> x\n\n{fone}\n\n<<<<<<< x"),
  })
  const lineOf = (error: string) => String(files[hotels]).split(error)[0]?.split("\n").length
  expect(problemsIn(files).map(({ file, line }) => [file, line])).toEqual([
    ...[6, 13].map(line => [about, line]),
    ...["Mojavelle,", ": Singapore"].map(error => [hotels, lineOf(error)]),
  ])
})
