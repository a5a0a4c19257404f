import { anchorOf } from "../../content/rules/anchor"
import { textOf } from "./files"
import { bodyOf } from "./markdown-file"
import { readFields } from "./read-fields"

export interface Section {
  /** Undefined for one that is new */
  file?: string
  heading: string
  body: string
}

/** The files of a page's sections by their numbers. */
export function inOrder(root: string, files: string[]): string[] {
  const number = (file: string) => {
    try {
      return Number((readFields(root, file) as { number?: unknown }).number)
    } catch {
      return 0
    }
  }
  return [...files].sort((one, other) => number(one) - number(other))
}

export function sectionsIn(root: string, files: string[]) {
  return inOrder(root, files).map(file => {
    const { heading } = readFields(root, file) as { heading: string }
    return { file, heading, body: bodyOf(textOf(root, file)) }
  })
}

/** A name that no other section has: its number and its heading. */
export function freeName(
  slug: string,
  number: number,
  heading: string,
  taken: Set<string>,
): string {
  const name = `${String(number).padStart(2, "0")}-${anchorOf(heading) || "section"}`
  const names = ["", "-2", "-3", "-4"].map(end => `content/legal/${slug}/${name}${end}.md`)
  return names.find(file => !taken.has(file)) ?? `content/legal/${slug}/${name}-${taken.size}.md`
}
