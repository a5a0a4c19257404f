import { type Sample, sampleContent } from "./sample-content"

/** A mistake in the sample content, and what the check must report. */
export interface Mistake {
  name: string
  file: string
  /** `field | message | remedy`, or without the field where the mistake is in none */
  says: string
  change: (files: Sample) => unknown
  /** How the file is saved, if it is not UTF-8 */
  encoding?: BufferEncoding
}

/** Stands in a text where the mistake is reported; the file's beginning where there is none. */
const mark = "▸"

type Row = [says: string, of: string | RegExp, ...wrong: string[]]

/**
 * Mistakes in a file: what is said of them, the part of the file, and each of what stands in its place. The mistake
 * begins there, or at a ▸ in it.
 */
export const inFile = (file: string, ...rows: Row[]) =>
  rows.flatMap(([says, of, ...wrong]) =>
    wrong.map((write): Mistake => {
      const marked = write.includes(mark) ? write : mark + write
      const change = inText(file, instead(of, marked))
      return { name: `${says}: ${write.slice(0, 60)}`, file, says, change }
    }),
  )

/** Texts of the story: what is said of them, and each of them. */
export const inStory = (says: string, ...texts: string[]) =>
  inFile("content/about.md", [`text | ${says}`, "Our story.", ...texts])

/** A mistake that is more than other words in one place; it begins at a ▸, or with the file. */
export function changed(file: string, says: string, change: (files: Sample) => unknown): Mistake {
  return { name: says, file, says, change }
}

export const inText = (file: string, change: (text: string) => string) => (files: Sample) => {
  files[file] = change(String(files[file]))
}

/** The sample content with a mistake in it. */
export function withMistake(mistake: Mistake): Sample {
  const sample = withMark(mistake)
  const { file, encoding } = mistake
  const text = sample[file]
  if (typeof text !== "string") return sample
  const written = text.replace(mark, "")
  return { ...sample, [file]: encoding ? Buffer.from(written, encoding) : written }
}

/** Line and column of a mistake. */
export function placeOf(mistake: Mistake) {
  const [before = "", after] = String(withMark(mistake)[mistake.file]).split(mark)
  const lines = (after === undefined ? "" : before).split("\n")
  return { line: lines.length, column: String(lines.at(-1)).length + 1 }
}

function withMark({ change }: Mistake): Sample {
  const sample = sampleContent()
  change(sample)
  return sample
}

/** Replaces part of a text, and throws if the text does not contain it. */
export function instead(of: string | RegExp, write: string): (text: string) => string {
  return text => {
    const changed = text.replace(of, () => write)
    if (changed === text) throw new Error(`“${of}” is not in the sample`)
    return changed
  }
}

/** Makes a list of this length, by repeating its entries; `write` changes each of them. */
export function withEntries<Entry extends Record<string, unknown>>(
  length: number,
  write: (entry: Entry, number: number) => object,
): (text: string) => string {
  return text => {
    const entries: Entry[] = JSON.parse(text)
    const written = Array.from({ length }, (_, index) =>
      write(entries[index % entries.length] as Entry, index + 1),
    )
    return JSON.stringify(written, null, 2)
  }
}
