import { check } from "../../../src/content/check/check"
import type { Files } from "../../../src/content/content-files"
import { fillFile } from "../../../src/content/files/facts"
import { readFiles } from "../../../src/content/files/read-files"
import type { Problem } from "../../../src/content/problem"

/** Content files by path, as text or bytes. */
export type Sample = Record<string, string | Buffer>

export const about = "content/about.md"
export const destinations = "content/destinations.json"
export const hotels = "content/hotels.json"
export const privacy = "content/legal/privacy.md"
export const site = "content/site.json"
export const terms = "content/legal/terms.md"

const headings = ["Introduction", "Booking Terms", "Cancellation Policy", "Data Protection"]

export function legalPage(slug: string): string {
  const fields = `title: Title of ${slug}\nupdated: 2024-02-29\ndescription: Description of ${slug}.\nintroduction: Introduction of ${slug}.\n`
  const body = headings.map(
    heading => `\n## ${heading}\n\nText of ${heading} by [us](mailto:{email}).\n`,
  )
  return `---\n${fields}---\n${body.join("")}`
}

/** Valid content: the tests' JSON with short Markdown. */
export function sampleContent(): Sample {
  const data = [...readFiles("__tests__")].filter(([file]) => !file.includes("/legal/"))
  return {
    ...Object.fromEntries(data.map(([file, bytes]) => [file, new TextDecoder().decode(bytes)])),
    [about]: "---\nlabel: Our label\nheading: Our heading\n---\n\nOur story.\n",
    [terms]: legalPage("terms"),
    [privacy]: legalPage("privacy"),
  }
}

/** The sample content with changes to these files. */
export function sampleWith(changes: Record<string, (text: string) => string>): Sample {
  const files = sampleContent()
  for (const [file, change] of Object.entries(changes)) files[file] = change(String(files[file]))
  return files
}

export function filesOf(sample: Sample): Files {
  const bytes = Object.entries(sample).map(
    ([file, text]) => [file, typeof text === "string" ? Buffer.from(text) : text] as const,
  )
  return new Map(bytes)
}

export const problemsIn = (sample: Sample) => check(filesOf(sample)).problems

/** The files as Gatsby gets them. Expects the content to have no problems. */
export function finished(sample: Sample): Record<string, string> {
  const { parsedFiles, facts, problems } = check(filesOf(sample))
  expect(problems).toEqual([])
  const files = parsedFiles.map(parsed => fillFile(parsed, facts))
  return Object.fromEntries(files.map(({ file, text }) => [file, text]))
}

export const finishedText = (file: string, sample: Sample) => String(finished(sample)[file])

/** A problem's offset in its file's text. */
export function offsetOf({ line, column }: Problem, text: string): number {
  const above = text.split("\n").slice(0, line - 1)
  return above.reduce((sum, { length }) => sum + length + 1, column - 1)
}

/** Returns a function that replaces part of a file's text, or throws if the part is missing. */
export function replace(search: string | RegExp, replacement: string): (text: string) => string {
  return text => {
    const changed = text.replace(search, () => replacement)
    if (changed === text) throw new Error(`“${search}” is not in the sample`)
    return changed
  }
}
