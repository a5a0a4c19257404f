/**
 * Makes the ids of a text's footnotes unique on its page: every text numbers its own from 1.
 * @param html As gatsby-transformer-remark writes it
 * @param name Unique among the texts of the page
 */
export function nameFootnotes(html: string, name: string): string {
  return html.replace(/ (id="|href="#)(?=fn(?:ref)?-)/g, ` $1${name}-`)
}
