/**
 * Makes the ids of a text's footnotes unique on its page: every text numbers its own from 1.
 * @param html As gatsby-transformer-remark writes it
 * @param name Unique among the texts of the page
 */
export function nameFootnotes(html: string, name: string): string {
  return html.replace(/ (id="|href="#)(?=fn(?:ref)?-)/g, ` $1${name}-`)
}

/**
 * Puts each table into a box that scrolls sideways if the table is wider than the page, by keyboard too
 * (WCAG 2.1.1). Empty heading cells become plain ones: screen readers would announce a heading of no words.
 * @param html As gatsby-transformer-remark writes it, from Markdown without HTML
 */
export function boxTables(html: string): string {
  return html
    .replaceAll("<table>", '<div role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>")
    .replace(/<th([^>]*)><\/th>/g, "<td$1></td>")
}
