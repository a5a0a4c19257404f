/** @jest-environment node */
import { check } from "../../../src/content/check"
import { filledFile } from "../../../src/content/facts"
import { instead } from "./mistake-builders"
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
  const { sources, facts, problems } = check(filesOf(sample))
  expect(problems).toEqual([])
  return sources.map(source => filledFile(source, facts))
}

/** A file as Gatsby gets it, after changes of the content. */
function finished(file: string, changes: Record<string, (text: string) => string>) {
  return String(finishedFiles(sampleWith(changes)).find(one => one.file === file)?.text)
}

test("fills facts into fields", () => {
  const names = "{brand}, {established}, {headquarters}: {email}, {phone}"
  const changed = finished(site, { [site]: instead("Blurb.", names) })
  expect(JSON.parse(changed).footer.blurb).toBe(
    "Brand, 2022, Rome: info@brand.example, +1 702 555 0100",
  )
})

test("fills facts into text and link URLs, but not into code or after a backslash", () => {
  const text = finished(about, {
    [site]: text =>
      instead('"Brand"', '"R & D+"')(instead("+1 702 555 0100", "+1 (702) 555-0100")(text)),
    [about]: instead(
      "Our story.",
      "{brand} `{brand}` \\{brand} [{email}](mailto:{email}) [{phone}](tel:{phone})",
    ),
  })
  expect(text).toContain(
    "R \\& D\\+ `{brand}` \\{brand} [info\\@brand\\.example](mailto:info@brand.example)",
  )
  expect(text).toContain("](tel:+17025550100)")
})

test("computes the photo hosts and credits from the hotels", () => {
  const commons = "https://commons.wikimedia.org/wiki/Special:FilePath/Oslo.jpg"
  const text = finished(about, {
    [hotels]: instead("https://photos.example/oslo_at-night.jpg", commons),
    [about]: instead("Our story.", "{photoHosts}: {photoCredits}"),
  })
  expect(text.replaceAll("\\", "")).toContain(
    "commons.wikimedia.org, photos.example and upload.wikimedia.org: [Oslo](<https://commons.wikimedia.org/wiki/File:Oslo.jpg>) by A. Painter, [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/)",
  )
})

test("accepts a fact in a heading and a link to its section", () => {
  const changes = {
    [terms]: instead("## Cancellation Policy", "## Policy of {brand}"),
    [about]: instead("Our story.", "[Read](/terms#policy-of-brand)"),
  }
  expect(problemsIn(sampleWith(changes))).toEqual([])
})

test("fills facts into facts", () => {
  const changed = finished(site, { [site]: instead('"Rome"', '"Rome, since {established}"') })
  expect(JSON.parse(changed).headquarters).toBe("Rome, since 2022")
})

test("leaves out an empty optional text", () => {
  const changed = finished(hotels, { [hotels]: instead("A. Painter, CC BY 4.0", "") })
  expect(changed).not.toContain("imageCredit")
})

test("leaves a file without facts unchanged, except for quoting", () => {
  const files = sampleContent()
  const plain = (text: string) => text.replace(/^(\w+): "(.*)"$/gm, "$1: $2")
  expect(Object.fromEntries(finishedFiles().map(({ file, text }) => [file, plain(text)]))).toEqual(
    files,
  )
})

test("keeps text that YAML would read as a date", () => {
  const changed = finished(about, { [about]: instead("Our label", "2022-01-01") })
  expect(changed).toContain('label: "2022-01-01"')
})
