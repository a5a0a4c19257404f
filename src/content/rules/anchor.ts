/** Ids that pages already use: a section with such a heading gets a longer one. */
const taken = new Set(["main", "menu", "contents", "quick-links", "legal-links"])

/**
 * The id of a section with this heading: what follows the # in a link to it. Empty if the heading has
 * neither a letter nor a digit.
 */
export function anchorOf(heading: string): string {
  const words = heading.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
  const id = words.replace(/^-|-$/g, "")
  return taken.has(id) || /(^|-)heading$/.test(id) ? `${id}-section` : id
}
