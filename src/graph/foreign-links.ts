/**
 * A text's HTML with `rel="noopener"` on its links to other sites: what they open cannot reach back.
 * @param html As gatsby-transformer-remark writes it: a link's address comes first
 */
export function guardForeignLinks(html: string): string {
  return html.replace(/<a (?=href="https?:)/gi, '<a rel="noopener" ')
}
