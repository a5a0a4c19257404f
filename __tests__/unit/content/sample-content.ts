import { type BytesByPath, checkContent } from "../../../src/content/check-content"
import { readFiles } from "../../../src/content/read-files"

/** Content files by path, as text or bytes. */
export type Sample = Record<string, string | Buffer>

export const destinations = "content/destinations.json"
export const hotels = "content/hotels.json"
export const privacy = "content/legal/privacy.md"
export const site = "content/site.json"
export const terms = "content/legal/terms.md"

const headings = ["Introduction", "Booking Terms", "Cancellation Policy", "Data Protection"]

export const fieldsOf = (title: string) =>
  `---\ntitle: ${title}\nupdated: 2024-02-29\ndescription: Short.\nintroduction: Intro.\n---\n`

export const legalPage = (title: string) =>
  fieldsOf(title) +
  headings
    .map(heading => `\n## ${heading}\n\nOurs, [us](mailto:info@marquisade.example).\n`)
    .join("")

/** Valid content: the tests' own, with short legal pages. */
export function sampleContent(): Sample {
  const own = [...readFiles("__tests__")].filter(([file]) => !file.includes("/legal/"))
  return {
    ...Object.fromEntries(own.map(([file, bytes]) => [file, new TextDecoder().decode(bytes)])),
    [terms]: legalPage("Terms"),
    [privacy]: legalPage("Privacy"),
  }
}

export const withText = (text: string): Sample => ({
  ...sampleContent(),
  [terms]: fieldsOf("Terms") + text,
})

export function sampleWith(changes: Record<string, (text: string) => string>): Sample {
  const files = sampleContent()
  for (const [file, change] of Object.entries(changes)) files[file] = change(String(files[file]))
  return files
}

export function filesOf(sample: Sample): BytesByPath {
  const bytes = Object.entries(sample).map(
    ([file, text]) => [file, typeof text === "string" ? Buffer.from(text) : text] as const,
  )
  return new Map(bytes)
}

export const problemsIn = (sample: Sample) => checkContent(filesOf(sample)).problems

/** Returns a function that replaces part of a file's text, or throws if the part is missing. */
export function replace(search: string | RegExp, replacement: string): (text: string) => string {
  return text => {
    const changed = text.replace(search, () => replacement)
    if (changed === text) throw new Error(`“${search}” is not in the sample`)
    return changed
  }
}
