/**
 * What was pasted, without what a text cannot hold.
 * @returns also what was left out, in a sentence
 */
export function cleanPasted(html: string): { html: string; said: string } {
  const { body } = new DOMParser().parseFromString(html, "text/html")
  const pictures = body.querySelectorAll("img, picture, svg, video, object")
  const merged = body.querySelectorAll("[rowspan]:not([rowspan='1']), [colspan]:not([colspan='1'])")
  const coloured = body.querySelectorAll("u, font[color], [style*='color:'], [style*='underline']")
  for (const picture of pictures) picture.remove()
  for (const cell of body.querySelectorAll("td, th")) onOneLine(cell)
  listItems(body)
  const said = [
    pictures.length > 0 && "Pictures are not allowed in a text and were left out.",
    merged.length > 0 && "Merged cells have been separated.",
    coloured.length > 0 && "Colours and underlines were left out.",
  ]
  return { html: body.innerHTML, said: said.filter(Boolean).join(" ") }
}

/** A cell holds one line. */
function onOneLine(cell: Element) {
  for (const block of cell.querySelectorAll("p, div, li, ul, ol, h1, h2, h3, h4, h5, h6, br")) {
    block.replaceWith(...block.childNodes, " ")
  }
}

/** Microsoft Word writes the items of a list as paragraphs. */
function listItems(body: HTMLElement) {
  for (const paragraph of body.querySelectorAll("p[class*='MsoListParagraph']")) {
    const mark = paragraph.querySelector("[style*='mso-list:Ignore'], [style*='mso-list: Ignore']")
    const ordered = /\w/.test(mark?.textContent ?? "")
    mark?.remove()
    const tag = ordered ? "ol" : "ul"
    const before = paragraph.previousElementSibling
    const list = before?.localName === tag ? before : document.createElement(tag)
    if (list !== before) paragraph.before(list)
    const item = document.createElement("li")
    item.append(...paragraph.childNodes)
    list.append(item)
    paragraph.remove()
  }
}
