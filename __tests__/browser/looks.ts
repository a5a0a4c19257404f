import type { Page } from "@playwright/test"

/** Runs in the page. Everything that a machine can see to be wrong with how the page stands, a line each. */
function look(): string[] {
  const wrong: string[] = []
  const say = (what: string, element: Element | null) =>
    wrong.push(`${what}: ${element?.localName} “${element?.textContent?.trim().slice(0, 40)}”`)

  const wider = document.documentElement.scrollWidth - innerWidth
  if (wider > 0) wrong.push(`the page is ${wider} px wider than the window`)

  /** Boxes of lines of text, without those that are hidden or scroll in a box of their own. */
  const lines: { box: DOMRect; block: Element; text: Text }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const parent = text.parentElement
    if (!parent || !text.data.trim() || parent.closest("script, style, option, textarea")) continue
    if (!parent.checkVisibility() || parent.closest(".visually-hidden, header, [role=group]"))
      continue
    let block = parent
    while (getComputedStyle(block).display.startsWith("inline") && block.parentElement) {
      block = block.parentElement
    }
    if (getComputedStyle(block).position === "fixed") continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const box of range.getClientRects()) if (box.width > 1) lines.push({ box, block, text })
  }
  for (const { box, block } of lines) {
    if (box.left < -1 || box.right > innerWidth + 1) say("text leaves the window", block)
    const frame = block.closest("li, p, h1, h2, h3, td, dd, dt")
    if (!frame) continue
    if (
      getComputedStyle(frame).overflow !== "visible" &&
      frame.scrollHeight > frame.clientHeight + 1
    ) {
      say("text is cut", block)
    }
  }
  lines.sort((a, b) => a.box.top - b.box.top)
  for (const [at, { box, block }] of lines.entries()) {
    for (const other of lines.slice(at + 1)) {
      if (other.box.top > box.bottom) break
      if (block.contains(other.block) || other.block.contains(block)) continue
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
      const over = down > Math.min(box.height, other.box.height) / 3
      if (across > 1 && over) say(`text lies over “${other.text.data.slice(0, 30)}”`, block)
    }
  }

  for (const target of document.querySelectorAll("a, button, input, select, textarea, summary")) {
    // Links in a sentence are as high as its lines (WCAG 2.5.8).
    const inSentence = getComputedStyle(target).display === "inline" || target.closest("p, .prose")
    const { width, height, bottom } = target.getBoundingClientRect()
    if (!target.checkVisibility() || bottom < 0 || inSentence) continue
    if (Math.min(width, height) < 24) say(`a target is ${width} × ${height} px`, target)
  }

  /** Columns of text a letter or two wide. */
  for (const paragraph of document.querySelectorAll("p, li, dd, h1, h2, h3")) {
    const { width } = paragraph.getBoundingClientRect()
    const words = paragraph.textContent?.trim().length ?? 0
    if (paragraph.checkVisibility() && words > 12 && width > 1 && width < 60) {
      say(`text in a column of ${Math.round(width)} px`, paragraph)
    }
  }

  const list = document.querySelector("#casino-hotels ul")
  const { left = 0, right = 0 } = list?.getBoundingClientRect() ?? {}
  const rows = new Map<number, DOMRect[]>()
  for (const card of list?.children ?? []) {
    const box = card.getBoundingClientRect()
    rows.set(box.top, [...(rows.get(box.top) ?? []), box])
  }
  const columns = innerWidth < 720 ? 1 : innerWidth < 1088 ? 2 : 3
  const leads = columns > 1 && list?.children.length !== 2
  for (const [before, row] of [...rows.values()].entries()) {
    const [fewest, most] = leads && before === 0 ? [1, 1] : [columns === 3 ? 2 : 1, columns]
    const ends = [Number(row[0]?.left) - left, right - Number(row.at(-1)?.right)]
    const same = new Set(row.map(({ width }) => Math.round(width))).size === 1
    if (!same || ends.some(gap => Math.abs(gap) > 1)) say("a row of cards has a gap", list)
    if (row.length < fewest || row.length > most) say(`${row.length} cards in a row`, list)
  }
  return [...new Set(wrong)]
}

/** The numbers of the hotels' cards as they are painted: Nº I, Nº II… */
async function cardNumbers(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { documents, strings } = await session.send("DOMSnapshot.captureSnapshot", {
    computedStyles: [],
  })
  await session.detach()
  const painted = documents[0]?.layout.text.map(at => strings[at] ?? "") ?? []
  return painted.flatMap((text, at) => {
    // Each text of the generated content has a box of its own: the sign, then the number.
    return /^Nº/.test(text) ? [(text + (text.trim() === "Nº" ? painted[at + 1] : "")).trim()] : []
  })
}

const roman = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]
const numeral = (number: number) => "X".repeat(Math.floor(number / 10)) + roman[number % 10]

/** Looks at the page as it stands. @returns What is wrong, a line each */
export async function whatIsWrong(page: Page): Promise<string[]> {
  const wrong = await page.evaluate(look)
  const numbers = await cardNumbers(page)
  const cards = await page.getByRole("button", { name: "Book Now" }).all()
  const due = cards.map((_, at) => `Nº ${numeral(at + 1)}`)
  if (numbers.join() !== due.join()) wrong.push(`the cards are numbered ${numbers}`)
  return wrong
}
