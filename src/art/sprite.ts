/** The part of a sprite that a page uses, including drawings used by other drawings. Each element of the sprite starts on its own line. */
export function spriteOf(html: string, sprite: string): string {
  const drawings = sprite.split(/\n(?=<(?:symbol|path|g) id=)/).slice(1)
  const used = new Set<string>()
  const add = (text: string) => {
    for (const [, id] of text.matchAll(/href="#([\w-]+)"/g)) {
      const drawing = drawings.find(it => it.includes(` id="${id}"`))
      if (!drawing || used.has(drawing)) continue
      used.add(drawing)
      add(drawing)
    }
  }
  add(html)
  return `<svg>${[...used].join("").replace("</svg>", "")}</svg>`
}
