/**
 * A text's HTML with footnotes whose ids no other text of the page has: each counts its own from 1.
 * @param html As gatsby-transformer-remark writes it
 * @param name What no other text of the page is called
 */
export function nameFootnotes(html: string, name: string): string {
  return html.replace(/ (id="|href="#)(?=fn(?:ref)?-)/g, ` $1${name}-`)
}
