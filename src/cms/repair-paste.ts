import { typedNumber } from "../content/markdown"

const headings = "h1, h2, h3, h4, h5, h6"

/** What the editor would lose or publish as something else, in HTML from Word, Google Docs, spreadsheets and mail, in order. */
const repairs: [selector: string, repair: (element: Element) => unknown][] = [
  // Some programs put a space after the colon, which the selectors below do not expect.
  ["[style]", element => element.setAttribute("style", styleOf(element).replaceAll(": ", ":"))],
  // Deleted and hidden words, comments and page breaks.
  ["del, [style*='display:none'], br[clear]", element => element.remove()],
  [".MsoCommentReference, [style*='mso-element:comment-list']", element => element.remove()],
  // The page has its own title, list of contents and numbers. Google Docs marks its title only by size.
  [
    ".MsoTitle, p:first-child [style*='font-size:26pt'], [class^=MsoToc], :is(h1, h2) [style*='mso-list:Ignore']",
    element => element.remove(),
  ],
  // Word writes tabs as spaces that do not break, and labels of lists as text.
  ["[style*='mso-tab-count'], [style*='mso-spacerun']", element => element.replaceWith(" ")],
  ["[style*='mso-list:Ignore']", repairLabel],
  // Bookmarks, and links to them, lead nowhere on the page.
  ["a:not([href]), a[href^='#'], a[href^='file:']", unwrap],
  // Texts have no raised digits: m² would be m2.
  ["sup, [style*='vertical-align:super']", element => writeDigits(element, "⁰¹²³⁴⁵⁶⁷⁸⁹")],
  ["sub, [style*='vertical-align:sub']", element => writeDigits(element, "₀₁₂₃₄₅₆₇₈₉")],
  // Google Docs puts a list beside its item, and numbered headings into lists.
  [":is(ol, ul) > :is(ol, ul)", list => list.previousElementSibling?.append(list)],
  [`ol :is(${headings})`, liftHeading],
  ["li:has(> :is(ol, ul):only-child)", unwrapItem],
  // A heading is one line of plain words.
  [`:is(${headings}) br`, lineBreak => lineBreak.replaceWith(" ")],
  [headings, repairHeading],
  ["ol", writeLetters],
  // A quotation's paragraphs would be glued together.
  [".MsoQuote, .MsoIntenseQuote", paragraph => rename(paragraph, "blockquote")],
  ["blockquote > p + p", paragraph => paragraph.insertAdjacentHTML("beforebegin", "<br><br>")],
  ["blockquote > p", unwrap],
  // A table's title would be lost, and cells beside a merged one would move.
  ["caption", caption => caption.closest("table")?.before(rename(caption, "p"))],
  ["table", repairTable],
  // Programs write empty paragraphs for space.
  [`p, div, li, ol, ul, ${headings}`, block => block.textContent?.trim() || block.remove()],
]

const styleOf = (element: Element | null) => element?.getAttribute("style") ?? ""

function unwrap(element: Element) {
  element.replaceWith(...element.childNodes)
}

function rename(element: Element, name: string): Element {
  const renamed = document.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

/** Makes a list of bullets. Numbers and letters stay text, because others refer to (a) and 4.1. */
function repairLabel(label: Element) {
  const words = label.textContent?.trim() ?? ""
  const paragraph = label.closest("p")
  if (!paragraph || !/^\D$/.test(words)) return label.replaceWith(`${words} `)
  label.remove()
  const above = paragraph.previousElementSibling
  const list = above?.matches(".bullets") ? above : document.createElement("ul")
  list.className = "bullets"
  paragraph.replaceWith(list)
  const item = `<li>${paragraph.innerHTML}</li>`
  const isNested = !styleOf(paragraph).includes("level1")
  list.insertAdjacentHTML("beforeend", isNested ? `<ul>${item}</ul>` : item)
}

/** Ends the list before a heading, and continues it after. */
function liftHeading(heading: Element) {
  const list = heading.closest("ol:not(ol *)")
  if (!list) return
  const rest = document.createRange()
  rest.setStartAfter(heading)
  rest.setEndAfter(list)
  list.after(heading, rest.extractContents())
}

/** An item that is only a list, such as one whose heading was lifted, gives way to that list's items. */
function unwrapItem(item: Element) {
  const [list] = item.children
  if (list?.textContent?.trim() === item.textContent?.trim()) item.replaceWith(...list.children)
}

function writeDigits(element: Element, digits: string) {
  const words = element.textContent ?? ""
  if (/^\d+$/.test(words)) element.replaceWith(words.replace(/\d/g, digit => digits.charAt(+digit)))
}

function repairHeading(heading: Element) {
  const words = heading.textContent?.trim() ?? ""
  heading.textContent = words.replace(typedNumber(Number(heading.tagName[1])), "")
}

const letters = [..."abcdefghijklmnopqrstuvwxyz"]
const romans = "i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx".split(" ")

/** Lists in a text have numbers only, but texts refer to (a) and (i). */
function writeLetters(list: Element) {
  const style = styleOf(list) + styleOf(list.firstElementChild)
  const type = list.getAttribute("type") ?? /(?<=list-style-type:)[\w-]+/.exec(style)?.[0] ?? ""
  if (!/^[ai]$|alpha|latin|roman/i.test(type)) return
  const labels = /^i$|roman/i.test(type) ? romans : letters
  for (const [index, item] of [...list.children].entries()) {
    const number = (list as HTMLOListElement).start + index
    const label = `(${labels[number - 1] ?? number}) `
    const paragraph = item.querySelector(":scope > p") ?? item
    paragraph.prepend(/^[AI]$|upper/.test(type) ? label.toUpperCase() : label)
    rename(item, "div")
  }
  unwrap(list)
}

/** Writes a merged cell in each row and column that it covers, or once if it is alone in its row. */
function repairTable(table: Element) {
  const rows = [...(table as HTMLTableElement).rows]
  const lines: string[][] = rows.map(() => [])
  for (const [top, { cells }] of rows.entries())
    for (const { colSpan, rowSpan, innerHTML } of cells) {
      const left = [...(lines[top] ?? []), undefined].indexOf(undefined)
      const isAlone = left === 0 && cells.length === 1
      for (const line of lines.slice(top, top + (rowSpan || 1)))
        for (let column = left; column < left + colSpan; column += 1)
          line[column] = isAlone && column > 0 ? "" : innerHTML
    }
  const width = Math.max(...lines.map(line => line.length))
  for (const [index, row] of rows.entries()) {
    const cells = Array.from({ length: width }, (_, column) => lines[index]?.[column] ?? "")
    row.innerHTML = cells.map(html => `<td>${html}</td>`).join("")
  }
}

export function repairedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html")
  // Several titles are sections. A single one may be the page's, which has a field.
  if (body.querySelectorAll("h1").length > 1)
    for (const level of [5, 4, 3, 2, 1])
      for (const heading of body.querySelectorAll(`h${level}`)) rename(heading, `h${level + 1}`)
  for (const [selector, repair] of repairs)
    for (const element of body.querySelectorAll(selector)) repair(element)
  return body.innerHTML
}

/** Has the CMS paste repaired HTML into a text, without the picture that Excel adds, which the CMS would prefer. */
export function repairPaste(event: ClipboardEvent): void {
  const { target, clipboardData: pasted } = event
  const html = pasted?.getData("text/html")
  if (!html || !(target as Element).closest("[contenteditable=true]")) return
  const repaired = new DataTransfer()
  for (const type of pasted?.types ?? []) repaired.setData(type, pasted?.getData(type) ?? "")
  repaired.setData("text/html", repairedHtml(html))
  Object.defineProperty(event, "clipboardData", { value: repaired })
}
