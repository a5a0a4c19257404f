/** @jest-environment node */

import { filledFiles } from "../../../../src/content/reading/filled-files"
import { instead } from "../checks/mistakes/mistake"
import { inspected, sampleContent, section } from "../sample-content"

/** A file as Gatsby gets it, after a replacement in its text, and perhaps with other facts. */
function finished(file: string, of: string, write: string, facts: Record<string, string> = {}) {
  const files = sampleContent()
  files[file] = instead(of, write)(String(files[file]))
  for (const [before, after] of Object.entries(facts)) {
    files["content/site.json"] = instead(before, after)(String(files["content/site.json"]))
  }
  const { sources, problems } = inspected(files)
  expect(problems).toEqual([])
  return String(filledFiles(sources).find(one => one.file === file)?.text)
}

const about = "content/about.md"

test("every fact is filled in where a text names it", () => {
  const names = "{brand}, {established}, {headquarters}: {email}, {phone}"
  const facts = "Brand, 2022, Rome: info@brand.example, +1 702 555 0100"
  expect(finished(about, "Our story.", names)).toContain(facts)
  expect(JSON.parse(finished("content/site.json", "Blurb.", names)).footer.blurb).toBe(facts)
})

test("a changed fact changes everywhere", () => {
  const change = { "+1 702 555 0100": "+1 702 555 0199" }
  expect(finished(about, "Our story.", "Call {phone}.", change)).toContain("Call +1 702 555 0199.")
})

test("facts become links: a telephone number without its separators", () => {
  const text = "[{email}](mailto:{email}), [{phone}](tel:{phone})"
  expect(finished(about, "Our story.", text)).toContain(
    "[info@brand.example](mailto:info@brand.example), [+1 702 555 0100](tel:+17025550100)",
  )
})

test("a fact may be in a heading, and links to the section work", () => {
  const files = sampleContent()
  const file = section("terms", 3)
  files[file] = instead("Cancellation Policy", "Policy of {brand}")(String(files[file]))
  files[about] = instead("Our story.", "[Read](/terms#policy-of-brand)")(String(files[about]))
  const { sources, problems } = inspected(files)
  expect(problems).toEqual([])
  expect(filledFiles(sources).find(one => one.file === file)?.text).toContain(
    'heading: "Policy of Brand"',
  )
})

test("a location may contain a fact, if the destination does", () => {
  const files = sampleContent()
  for (const file of ["content/hotels.json", "content/destinations.json"]) {
    files[file] = instead('"Rome"', '"{headquarters} Italy"')(String(files[file]))
  }
  expect(inspected(files).problems).toEqual([])
})

test("a fact's characters are escaped in Markdown, but not in code", () => {
  const brand = { '"Brand"': '"1. *Br_and* & [Co]"' }
  const text = finished(about, "Our story.", "{brand} and `{brand}`", brand)
  expect(text).toContain("&#49;\\. \\*Br\\_and\\* \\& \\[Co\\] and `1. *Br_and* & [Co]`")
})

test("a year at the beginning of a line does not become a list", () => {
  expect(finished(about, "Our story.", "{established}. Since")).toContain("&#50;022. Since")
})

test("a file that names no fact stays the same, except for how its fields are quoted", () => {
  const files = sampleContent()
  const { sources } = inspected(files)
  const plain = (text: string) => text.replace(/^(\w+): "(.*)"$/gm, "$1: $2")
  expect(filledFiles(sources).map(({ file, text }) => [file, plain(text)])).toEqual(
    sources.map(({ file }) => [file, plain(String(files[file]))]),
  )
})

test("a field that Gatsby would take for a date or a boolean stays a text", () => {
  expect(finished(about, "Our label", "2022-01-01")).toContain('label: "2022-01-01"')
  expect(finished(about, "Our label", "yes")).toContain('label: "yes"')
})
