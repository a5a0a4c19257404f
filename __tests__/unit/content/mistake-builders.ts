import { type Sample, sampleContent } from "./sample-content"

/** A mistake in the sample content, and what the check must report. */
export interface Mistake {
  name: string
  file: string
  /** `field | message | remedy`, or without the field if the mistake is in none */
  expected: string
  change: (files: Sample) => unknown
  /** How the file is saved, if it is not UTF-8 */
  encoding?: BufferEncoding
}

/** Marks where the mistake is reported in a text. Without a mark, it is reported at the start of the file. */
const mark = "▸"

type Row = [expected: string, search: string | RegExp, ...replacements: string[]]

/**
 * Mistakes in a file. Each row has the expected problem, the text to replace, and one or more wrong replacements. The
 * problem is reported at the replacement, or at the ▸ in it.
 */
export const inFile = (file: string, ...rows: Row[]) =>
  rows.flatMap(([expected, search, ...replacements]) =>
    replacements.map(replacement => {
      const marked = replacement.includes(mark) ? replacement : mark + replacement
      const name = `${expected}: ${replacement.slice(0, 60)}`
      return { ...changed(file, expected, inText(file, replaced(search, marked))), name }
    }),
  )

/** Wrong texts of the story, with the expected problem. */
export const inStory = (expected: string, ...texts: string[]) =>
  inFile("content/about.md", [`text | ${expected}`, "Our story.", ...texts])

/** A mistake that needs more than one replacement, reported at the ▸ or at the start of the file. */
export function changed(file: string, expected: string, change: Mistake["change"]): Mistake {
  return { name: expected, file, expected, change }
}

export const inText = (file: string, change: (text: string) => string) => (files: Sample) => {
  files[file] = change(String(files[file]))
}

/** The sample content with a mistake in it, and the position of the mistake. */
export function withMistake({ file, change, encoding = "utf8" }: Mistake) {
  const files = sampleContent()
  change(files)
  const text = files[file]
  if (typeof text !== "string") return { files, line: 1, column: 1 }
  files[file] = Buffer.from(text.replace(mark, ""), encoding)
  const before = text.slice(0, Math.max(text.indexOf(mark), 0)).split("\n")
  return { files, line: before.length, column: String(before.at(-1)).length + 1 }
}

/** Replaces part of a text, and throws if the text does not contain it. */
export function replaced(search: string | RegExp, replacement: string): (text: string) => string {
  return text => {
    const changed = text.replace(search, () => replacement)
    if (changed === text) throw new Error(`“${search}” is not in the sample`)
    return changed
  }
}
