import type { Sample } from "../../sample-content"

/** A mistake in the sample content, and what the check must report. */
export interface Mistake {
  /** Completes "reports ..." */
  name: string
  file: string
  /** Changes the files, if the mistake is in more than one file's text */
  among?: (files: Sample) => void
  /** Changes the file's text */
  make?: (text: string) => Sample[string]
  /** A part of the text, and what stands in its place; the mistake begins there, or at a ▸ in it */
  instead?: [of: string | RegExp, write: string]
  /** How the file is saved, if it is not UTF-8 */
  encoding?: BufferEncoding
  /** `field | message | remedy`, or without the field where the mistake is in none */
  says: string
}

/** Stands in a text where the mistake is reported; the file's beginning where there is none. */
export const mark = "▸"

/** Mistakes in a file, by their names. */
export function mistakesIn(
  file: string,
  named: Record<string, Omit<Mistake, "name" | "file">>,
): Mistake[] {
  return Object.entries(named).map(([name, mistake]) => ({ name, file, ...mistake }))
}

/** Mistakes of which the same is said: each of these in place of a part of the file. */
export function each(
  file: string,
  of: string | RegExp,
  says: string,
  ...wrong: string[]
): Mistake[] {
  return wrong.map(write => ({
    name: `${JSON.stringify(write)} in place of ${of}`,
    file,
    instead: [of, write],
    says,
  }))
}

/** Texts of the story of which the same is said. */
export const inStory = (says: string, ...texts: string[]) =>
  each("content/about.md", "Our story.", `text | ${says}`, ...texts)

/** Replaces a part of a text, which must be there. */
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
