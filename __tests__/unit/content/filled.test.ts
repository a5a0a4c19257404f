/** @jest-environment node */
import { check } from "../../../src/content/check"
import { filledFile, filledHtml } from "../../../src/content/facts"
import { instead } from "./mistake"
import {
  about,
  filesOf,
  hotels,
  problemsIn,
  sampleContent,
  sampleWith,
  site,
  terms,
} from "./sample-content"

function finishedFiles(sample = sampleContent()) {
  const { sources, problems } = check(filesOf(sample))
  expect(problems).toEqual([])
  return sources.map(filledFile)
}

/** A file as Gatsby gets it, after changes of the content. */
function finished(file: string, changes: Record<string, (text: string) => string>) {
  return String(finishedFiles(sampleWith(changes)).find(one => one.file === file)?.text)
}

const facts = new Map([
  ["brand", "R & <D>"],
  ["email", "info@brand.example"],
  ["phone", "+1 (702) 555-0100"],
] as const)

test("every fact is filled in where a field names it", () => {
  const names = "{brand}, {established}, {headquarters}: {email}, {phone}"
  const changed = finished(site, { [site]: instead("Blurb.", names) })
  expect(JSON.parse(changed).footer.blurb).toBe(
    "Brand, 2022, Rome: info@brand.example, +1 702 555 0100",
  )
})

test("in a text facts are words, and addresses of links: a telephone number without separators", () => {
  expect(filledHtml("<p>{brand}, {other}, {</p>", facts)).toBe(
    "<p>R &#38; &#60;D&#62;, {other}, {</p>",
  )
  const link = '<a href="mailto:%7Bemail%7D">{email}</a>, <a href="tel:%7Bphone%7D">{phone}</a>'
  expect(filledHtml(link, facts)).toBe(
    '<a href="mailto:info@brand.example">info@brand.example</a>, <a href="tel:+17025550100">+1 (702) 555-0100</a>',
  )
})

test("a fact may be in a heading, and links to the section work", () => {
  const changes = {
    [terms]: instead("## Cancellation Policy", "## Policy of {brand}"),
    [about]: instead("Our story.", "[Read](/terms#policy-of-brand)"),
  }
  expect(problemsIn(sampleWith(changes))).toEqual([])
})

test("an optional text that is empty is left out", () => {
  const changed = finished(hotels, { [hotels]: instead("A. Painter, CC BY 4.0", "") })
  expect(changed).not.toContain("imageCredit")
})

test("a location may contain a fact, if the destination does", () => {
  const inItaly = instead('"Rome"', '"{headquarters} Italy"')
  const changes = { "content/hotels.json": inItaly, "content/destinations.json": inItaly }
  expect(problemsIn(sampleWith(changes))).toEqual([])
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
