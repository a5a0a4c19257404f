/** @jest-environment node */
// Facts such as {brand}, which the check fills into fields and texts.
import { check } from "../../../src/content/check/check"
import { fillFile } from "../../../src/content/files/facts"
import {
  about,
  filesOf,
  hotels,
  problemsIn,
  replace,
  sampleContent,
  sampleWith,
  site,
  terms,
} from "./sample-content"

function finishedFiles(sample = sampleContent()) {
  const { sources, facts, problems } = check(filesOf(sample))
  expect(problems).toEqual([])
  return sources.map(source => fillFile(source, facts))
}

/** A file as Gatsby gets it, after changes of the content. */
function finished(file: string, changes: Record<string, (text: string) => string>) {
  return String(finishedFiles(sampleWith(changes)).find(one => one.file === file)?.text)
}

test("fills facts into fields", () => {
  const names = "{brand}, {established}, {headquarters}: {email}, {phone}"
  const changed = finished(site, {
    [site]: replace("A curated gateway to casino hotels worldwide.", names),
  })
  expect(JSON.parse(changed).footer.blurb).toBe(
    "Marquisade, 2022, Las Vegas: info@marquisade.example, +1 702 555 0148",
  )
})

test("fills facts into text and link URLs, but not into code or after a backslash", () => {
  const text = finished(about, {
    [site]: text =>
      replace('"Marquisade"', '"R & D+"')(replace("+1 702 555 0148", "+1 (702) 555-0148")(text)),
    [about]: replace(
      "Our story.",
      "{brand} `{brand}` \\{brand} [{email}](mailto:{email}) [{phone}](tel:{phone})",
    ),
  })
  expect(text).toContain(
    "R \\& D\\+ `{brand}` \\{brand} [info\\@marquisade\\.example](mailto:info@marquisade.example)",
  )
  expect(text).toContain("](tel:+17025550148)")
})

test("accepts a fact in a heading and a link to its section", () => {
  const changes = {
    [terms]: replace("## Cancellation Policy", "## Policy of {brand}"),
    [about]: replace("Our story.", "[Read](/terms#policy-of-marquisade)"),
  }
  expect(problemsIn(sampleWith(changes))).toEqual([])
})

test("leaves out an empty optional text", () => {
  const changed = finished(hotels, { [hotels]: replace("Fczarnowski, CC BY-SA 4.0", "") })
  expect(changed.match(/imageCredit/g)).toHaveLength(1)
})

test("leaves a file without facts unchanged, except for quoting", () => {
  const without = (text: string) => text.replaceAll(/\{\w+\}/g, "us@a.example")
  const changes = Object.keys(sampleContent()).map(file => [file, without])
  const files = sampleWith(Object.fromEntries(changes))
  const plain = (text: string) => text.replace(/^(\w+): "(.*)"$/gm, "$1: $2")
  const finished = finishedFiles(files).map(({ file, text }) => [file, plain(text)])
  expect(Object.fromEntries(finished)).toEqual(files)
})

test("keeps text that YAML would read as a date", () => {
  const changed = finished(about, { [about]: replace("Our label", "2022-01-01") })
  expect(changed).toContain('label: "2022-01-01"')
})
