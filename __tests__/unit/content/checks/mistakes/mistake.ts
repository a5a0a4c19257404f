import type { Sample } from "../../sample-content"

/** A mistake in the sample content, and what the check must report. */
export interface Mistake {
  /** Completes "reports ..." */
  name: string
  file: string
  /** Changes the file's text */
  make?: (text: string) => string | Buffer
  /** Changes the files, if the mistake is in more than one file's text */
  among?: (files: Sample) => void
  /** The marked text in the file with the mistake; absent if there is no such file */
  at?: string | RegExp
  field?: string
  message: string
  remedy: string
}

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

/** Removes the last entry of a list. */
export function withoutLastEntry(text: string): string {
  const entries: unknown[] = JSON.parse(text)
  return JSON.stringify(entries.slice(0, -1), null, 2)
}
