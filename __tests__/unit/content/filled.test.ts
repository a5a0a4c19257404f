/** @jest-environment node */
import { check } from "../../../src/content/check"
import { factsOf, filledFile } from "../../../src/content/facts"
import { instead } from "./mistake"
import { filesOf, problemsIn, sampleContent, sampleWith } from "./sample-content"

const about = "content/about.md"
const site = "content/site.json"

function finishedFiles(sample = sampleContent()) {
  const { sources, problems } = check(filesOf(sample))
  expect(problems).toEqual([])
  return sources.map(source => filledFile(source, factsOf(sources)))
}

/** A file as Gatsby gets it, after changes of the content. */
function finished(file: string, changes: Record<string, (text: string) => string>) {
  return String(finishedFiles(sampleWith(changes)).find(one => one.file === file)?.text)
}

/** The story as Gatsby gets it, with other words, and perhaps another fact. */
const told = (write: string, fact = (text: string) => text) =>
  finished(about, { [about]: instead("Our story.", write), [site]: fact })

test("every fact is filled in where a text names it", () => {
  const names = "{brand}, {established}, {headquarters}: {email}, {phone}"
  const facts = "Brand, 2022, Rome: info@brand.example, +1 702 555 0100"
  expect(told(names)).toContain(facts)
  const changed = finished(site, { [site]: instead("Blurb.", names) })
  expect(JSON.parse(changed).footer.blurb).toBe(facts)
})

test("facts become links: a telephone number without its separators", () => {
  const text = "[{email}](mailto:{email}), [{phone}](tel:{phone})"
  expect(told(text)).toContain(
    "[info@brand.example](mailto:info@brand.example), [+1 702 555 0100](tel:+17025550100)",
  )
})

test("a fact may be in a heading, and links to the section work", () => {
  const file = "content/legal/terms.md"
  const changed = finished(file, {
    [file]: instead("## Cancellation Policy", "## Policy of {brand}"),
    [about]: instead("Our story.", "[Read](/terms#policy-of-brand)"),
  })
  expect(changed).toContain("\n## Policy of Brand\n")
})

test("an optional text that is empty is left out", () => {
  const hotels = "content/hotels.json"
  const changed = finished(hotels, { [hotels]: instead("A. Painter, CC BY 4.0", "") })
  expect(changed).not.toContain("imageCredit")
})

test("a location may contain a fact, if the destination does", () => {
  const inItaly = instead('"Rome"', '"{headquarters} Italy"')
  const changes = { "content/hotels.json": inItaly, "content/destinations.json": inItaly }
  expect(problemsIn(sampleWith(changes))).toEqual([])
})

test("a fact's characters are escaped in Markdown, but not in code", () => {
  const brand = instead('"Brand"', '"1. *Br_and* & [Co]"')
  expect(told("{brand} and `{brand}`", brand)).toContain(
    "&#49;\\. \\*Br\\_and\\* \\& \\[Co\\] and `1. *Br_and* & [Co]`",
  )
})

test("a year at the beginning of a line does not become a list", () => {
  expect(told("{established}. Since")).toContain("&#50;022. Since")
})

test("a file that names no fact stays the same, except for how its fields are quoted", () => {
  const files = sampleContent()
  const plain = (text: string) => text.replace(/^(\w+): "(.*)"$/gm, "$1: $2")
  expect(Object.fromEntries(finishedFiles().map(({ file, text }) => [file, plain(text)]))).toEqual(
    files,
  )
})

test("a field that Gatsby would take for a date or a boolean stays a text", () => {
  for (const label of ["2022-01-01", "yes"]) {
    const changed = finished(about, { [about]: instead("Our label", label) })
    expect(changed).toContain(`label: "${label}"`)
  }
})
