/** @jest-environment node */
// Facts such as {brand}, which are filled in before files are parsed.
import { finishedText, replace, sampleWith, site, terms, withText } from "./sample-content"

test("facts are filled into fields", () => {
  const names = "{brand}, {established}, {headquarters}: {email}, {phone}"
  const changes = { [site]: replace("A curated gateway to casino hotels worldwide.", names) }
  expect(JSON.parse(finishedText(site, sampleWith(changes))).footer.blurb).toBe(
    "Marquisade, 2022, Las Vegas: info@marquisade.example, +1 702 555 0148",
  )
})

test("facts are filled into text, code, link URLs and link titles, but not after a backslash", () => {
  const text =
    '## A\n\n`{brand}` \\{brand} [{email}](mailto:{email}?subject={brand}) [{phone}](tel:{phone} "In {headquarters}")\n'
  const named = replace('"Marquisade"', '"R & D\\u200B Söhne"')
  const sample = { ...withText(text), [site]: named(String(withText(text)[site])) }
  expect(finishedText(terms, sample)).toContain(
    '`R & D Söhne` \\{brand} [info@marquisade.example](mailto:info@marquisade.example?subject=R%20&%20D%20S%C3%B6hne) [+1 702 555 0148](tel:+17025550148 "In Las Vegas")',
  )
})

test("text that YAML would read as a date stays text", () => {
  const changes = { [terms]: replace("title: Terms", "title: 2022-01-01") }
  expect(finishedText(terms, sampleWith(changes))).toContain('title: "2022-01-01"')
})
