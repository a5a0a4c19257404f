import { anchorOf } from "./urls"

/** A heading as Markdown or HTML has it. */
export interface Heading {
  depth: number
  words: string
  /** Whether it is in a list or a quotation */
  nested: boolean
}

/** The level that a heading has on the page, and what follows the # in a link to it. */
export interface Place {
  level: number
  anchor: string
}

/**
 * Where the headings of a text are on its page, whatever levels they are written with: each is one below the one that
 * it belongs to. Of equal headings the later ones get a number, as on GitHub.
 * @param top Level of the first: 2 for the sections of a legal page, 3 for the story
 */
export function outline(headings: readonly Heading[], top: 2 | 3): Place[] {
  const above: number[] = []
  const used = new Map<string, number>()
  return headings.map(({ depth, words, nested }) => {
    if (!nested) while (above.length > 0 && Number(above.at(-1)) >= depth) above.pop()
    const level = Math.min(6, Math.max(top + above.length, nested ? 3 : 2))
    if (!nested) above.push(depth)
    const id = anchorOf(words) || "section"
    const before = used.get(id) ?? 0
    used.set(id, before + 1)
    return { level, anchor: before > 0 ? `${id}-${before}` : id }
  })
}

/** Whether a text begins with its title: the only heading of the first level, with others below it. */
export function hasTitle(headings: readonly Heading[]): boolean {
  const own = headings.filter(({ nested }) => !nested)
  return own[0]?.depth === 1 && own.length > 1 && own.filter(it => it.depth === 1).length === 1
}

/** A number that a heading brings itself: `1.`, `A)`, `IV.`, `Article 2`. */
const number =
  /^(?:(?:(?:\d+\.)*\d+|[A-Z]|[IVXLC]+)[.)](?=\s)|(?:§|art\p{L}*\.?|section|clause)\s*\d+)/iu

/** The numbers of a page's sections; those that the page brings itself, if any of its headings has one. */
export function numbered(words: readonly string[]): { number: string; heading: string }[] {
  const hasOwn = words.some(heading => number.test(heading))
  return words.map((heading, index) => {
    if (!hasOwn) return { number: `${index + 1}.`, heading }
    const own = number.exec(heading)?.[0] ?? ""
    return { number: own, heading: heading.slice(own.length).replace(/^[\s:.–-]+/, "") }
  })
}
