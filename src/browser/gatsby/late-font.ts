import textFont from "../../styles/jost-english.woff2"

let font: FontFace | undefined

/** Uses the text font from the next page on if it came too late for the first one (`font-display: optional`). */
export function addLateFont(): void {
  if (font) return
  font = new FontFace("Jost", `url(${textFont})`)
  document.fonts.add(font)
  // Keep the fallback when offline.
  font.load().catch(() => {})
}
