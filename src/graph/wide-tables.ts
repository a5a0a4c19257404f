/**
 * A text's HTML with each table in a box of its own, in which it scrolls sideways where it is wider than
 * the page, by keyboard too (WCAG 2.1.1). A heading cell without words is none to a screen reader.
 * @param html As gatsby-transformer-remark writes it, of Markdown that has no HTML in it
 */
export function boxTables(html: string): string {
  return html
    .replaceAll("<table>", '<div role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>")
    .replace(/<th([^>]*)><\/th>/g, "<td$1></td>")
}
