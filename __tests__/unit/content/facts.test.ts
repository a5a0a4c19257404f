/** @jest-environment node */
// Facts such as {brand}, which the check fills in.
import { about, finishedText, hotels, replace, sampleWith, site } from "./sample-content"

test("facts are filled into fields", () => {
  const names = "{brand}, {established}, {headquarters}: {email}, {phone}"
  const changes = { [site]: replace("A curated gateway to casino hotels worldwide.", names) }
  expect(JSON.parse(finishedText(site, sampleWith(changes))).footer.blurb).toBe(
    "Marquisade, 2022, Las Vegas: info@marquisade.example, +1 702 555 0148",
  )
})

test("facts on one line are filled into text, link URLs and link titles, but not into code or after a backslash", () => {
  const text =
    '{brand} `{brand}` \\{brand} [{email}](mailto:{email}) [{phone}](tel:{phone} "In {headquarters}")'
  const changes = {
    [site]: (text: string) =>
      replace(
        '"Marquisade"',
        '"R &\\n D+\\u200B "',
      )(replace("+1 702 555 0148", "+1 (702) 555-0148")(text)),
    [about]: replace("Our story.", text),
  }
  expect(finishedText(about, sampleWith(changes))).toContain(
    'R \\& D\\+ `{brand}` \\{brand} [info\\@marquisade\\.example](mailto:info@marquisade.example) [\\+1 \\(702\\) 555\\-0148](tel:+17025550148 "In Las Vegas")',
  )
})

test("an empty optional field is left out", () => {
  const changes = { [hotels]: replace("Fczarnowski, CC BY-SA 4.0", "") }
  expect(finishedText(hotels, sampleWith(changes)).match(/imageCredit/g)).toHaveLength(1)
})

test("text that YAML would read as a date stays text", () => {
  const changes = { [about]: replace("Our label", "2022-01-01") }
  expect(finishedText(about, sampleWith(changes))).toContain('label: "2022-01-01"')
})
