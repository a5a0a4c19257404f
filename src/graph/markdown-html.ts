/**
 * Puts each table into a box that scrolls sideways if the table is wider than the page, by keyboard too
 * (WCAG 2.1.1). Empty heading cells become plain ones: screen readers would announce a heading of no words.
 */
export function boxTables(html: string): string {
  return html
    .replaceAll("<table>", '<div role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>")
    .replace(/<th([^>]*)><\/th>/g, "<td$1></td>")
}

/** A telephone number, or a word with a digit in it. */
const number = /(?:[^\s<>]*\d\)? (?=[(\d]))*[^\s<>]*\d[^\s<>]*/g

/** Characters of a number that fits in a line on every screen: see prose.css. */
const longestWhole = 20

/**
 * Prepares links for lines and for paper: numbers in the text of telephone links are marked to be kept whole, and
 * a link to another page whose text does not say its address gets it as `data-address`, to be printed after it.
 * @param own Absolute address of the page that it is on
 */
export function finishLinks(html: string, own: string): string {
  return html.replace(/<a href="([^"]*)"([^>]*)>(.*?)<\/a>/gs, (_, href, rest, text) => {
    const address = said(text, href, own) ? "" : ` data-address="${written(href, own)}"`
    const words = href.startsWith("tel:") ? text.replace(number, whole) : text
    return `<a href="${href}"${rest}${address}>${words}</a>`
  })
}

const whole = (text: string) =>
  text.length > longestWhole ? text : `<span class="whole">${text}</span>`

/** How an address is written on paper. */
function written(href: string, own: string): string {
  if (/^(mailto|tel):/.test(href)) return href.replace(/^\w+:/, "")
  return new URL(href, own).href.replaceAll('"', "%22")
}

/** Whether a link leads within its page, or the text in it says where it leads. */
function said(html: string, href: string, own: string): boolean {
  const text = html.replace(/<[^>]*>/g, "")
  if (href.startsWith("tel:")) return digits(text).includes(digits(href))
  const address = written(href, own)
  return address.split("#")[0] === own || text.includes(address.replace(/^https?:\/\/|\/$/g, ""))
}

const digits = (text: string) => text.replace(/\D/g, "")
