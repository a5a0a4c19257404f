/**
 * Runs in the page: finds layout faults.
 * @param unbroken Elements whose words must not break; at the usual text size, English words fit in all of these
 * @returns A line for each fault
 */
export function auditLayout(
  unbroken = "h1, h2, h3, dt, label, .label, button, .button, nav a, a[href^='tel:'] bdi, [class$=number], main .together",
): string[] {
  const faults = new Set<string>()
  const report = (fault: string, element: Element | null | undefined) =>
    faults.add(`${fault}: ${element?.localName} “${element?.textContent?.trim().slice(0, 40)}”`)
  const boxesOf = (text: Text, from = 0, to = text.length) => {
    const range = document.createRange()
    range.setStart(text, from)
    range.setEnd(text, to)
    return [...range.getClientRects()].filter(({ width }) => width > 1)
  }

  const wider = document.documentElement.scrollWidth - innerWidth
  if (wider > 0) {
    let culprit: Element | undefined
    for (const part of document.querySelectorAll<HTMLElement>("body *")) {
      part.style.display = "none"
      if (document.documentElement.scrollWidth <= innerWidth) culprit = part
      part.style.display = ""
    }
    // The last one is the innermost. Others only give way to it.
    report(`makes the page ${wider} px wider than the window`, culprit)
    return [...faults]
  }
  const lines: { box: DOMRect; block: Element; text: Text; isFixed: boolean }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const parent = text.parentElement
    if (!parent?.checkVisibility() || !text.data.trim()) continue
    if (parent.closest("option, textarea")) continue
    // A word may break after a hyphen, but not a telephone number.
    const words = parent.closest(unbroken) ? /(?:[^\s-]|-(?=\d|[A-Z]{2}))+/g : /$^/g
    for (const { 0: word, index } of text.data.matchAll(words)) {
      // Longer words may break, and some scripts have no spaces between words.
      if (word.length > 16 || /[^\p{Script=Latin}\p{N}\p{P}\p{S}]/u.test(word)) continue
      const bottoms = boxesOf(text, index, index + word.length).map(({ bottom }) => bottom)
      if (new Set(bottoms).size > 1) report(`“${word}” breaks`, parent)
    }
    if (parent.closest(".visually-hidden, [role=group]")) continue
    let block = parent
    while (getComputedStyle(block).display.startsWith("inline") && block.parentElement) {
      block = block.parentElement
    }
    if (getComputedStyle(block).position === "fixed") continue
    // The header may cover the page, but its own parts must not overlap.
    const isFixed = parent.closest("header") !== null
    for (const box of boxesOf(text)) lines.push({ box, block, text, isFixed })
  }

  for (const [at, { box, block, isFixed }] of lines.entries()) {
    if (box.left < -1 || box.right > innerWidth + 1) report("text extends past the window", block)
    for (const other of lines.slice(at + 1)) {
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
      if (across <= 1 || down <= Math.min(box.height, other.box.height) / 3) continue
      if (block.contains(other.block) || other.block.contains(block)) continue
      if (isFixed === other.isFixed) {
        report(`text overlaps “${other.text.data.slice(0, 30)}”`, block)
      }
    }
  }

  return [...faults]
}
