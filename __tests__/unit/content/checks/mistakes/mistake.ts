import type { Files } from "../../sample-content"

/** A mistake in the sample content, and what the check has to say of it. */
export interface Mistake {
  /** Completes "reports ..." */
  name: string
  file: string
  /** What the mistake makes of the file's text */
  make?: (text: string) => string | Buffer
  /** What the mistake does to the files, where it is more than one file's text */
  among?: (files: Files) => void
  /** The text under the mark, in the file with the mistake; absent where there is no such file */
  at?: string | RegExp
  field?: string
  message: string
  remedy: string
}

/** One thing instead of another, which must be there. */
export function instead(of: string | RegExp, write: string): (text: string) => string {
  return text => {
    const changed = text.replace(of, () => write)
    if (changed === text) throw new Error(`“${of}” is not in the sample`)
    return changed
  }
}

/** A list of some length: its entries over and over, each as `write` makes it of one of them. */
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

/** A list without its last entry. */
export function withoutLastEntry(text: string): string {
  const entries: unknown[] = JSON.parse(text)
  return JSON.stringify(entries.slice(0, -1), null, 2)
}
