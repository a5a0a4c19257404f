/**
 * Every file of the content by its path from the project's folder, byte for byte as it is. A file that is
 * there and cannot be read has no bytes.
 */
export type Files = ReadonlyMap<string, Uint8Array | undefined>

/** What is to become of files: their new bytes, or undefined for one that is to go. */
export type Changes = ReadonlyMap<string, Uint8Array | undefined>

export function withChanges(files: Files, changes: Changes): Files {
  const changed = new Map(files)
  for (const [file, bytes] of changes) {
    if (bytes) changed.set(file, bytes)
    else changed.delete(file)
  }
  return changed
}

/** A file's text as it is written; empty where there is none. */
export function textIn(files: Files, file: string): string {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(files.get(file))
}

/** How the lines of a text end. */
export function lineEndOf(text: string): "\n" | "\r\n" {
  return text.includes("\r\n") ? "\r\n" : "\n"
}

export function withUnixLineEnds(text: string): string {
  return text.replace(/\r\n?/g, "\n")
}

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/** That a path does not lead to a file of the content. */
export class NotContent extends Error {
  constructor(path: unknown) {
    super(`${path} is not a file of the content: the editor changes only those in content/.`)
  }
}

/** Hidden files and backup copies that programs leave (.DS_Store, hotels.json~). */
const leftover = /(^|\/)([.#][^/]*|[^/]*~|Thumbs\.db|desktop\.ini)(\/|$)/i

/** The paths of all files that somebody has put there, in an order that is the same everywhere. */
export function pathsIn(files: Files): string[] {
  return [...files.keys()].filter(file => !leftover.test(file)).sort()
}
