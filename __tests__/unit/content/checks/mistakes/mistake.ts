import type { Sample } from "../../sample-content"

/** A mistake in the sample content, and what the check must report. */
export interface Mistake {
  /** Completes "reports ..." */
  name: string
  file: string
  /** A part of the file's text, and what stands in its place */
  instead?: [of: string | RegExp, write: string]
  /** Changes the file's text in another way */
  make?: (text: string) => Sample[string]
  /** Changes the files, if the mistake is in more than one file's text */
  among?: (files: Sample) => void
  /** The marked text in the file, if it is not what stands in place of another; absent if there is no such file */
  at?: string | RegExp
  field?: string
  says: readonly [message: string, remedy: string]
}

/** Mistakes by their names, in this file unless they name another one. */
export function mistakesIn(
  file: string,
  named: Record<string, Omit<Mistake, "name" | "file"> & { file?: string }>,
): Mistake[] {
  return Object.entries(named).map(([name, mistake]) => ({ name, file, ...mistake }))
}

/** A mistake in the text of the story. */
export const inStory = (
  name: string,
  text: string,
  at: string,
  ...says: Mistake["says"]
): Mistake => ({
  name,
  file: "content/about.md",
  instead: ["Our story.", text],
  at,
  field: "text",
  says,
})

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
