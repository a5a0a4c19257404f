import textFace from "../../styles/jost-english.woff2"

let face: FontFace | undefined

/** Uses the text face from the next page on if it came too late for the first one (`font-display: optional`). */
export function addLateFont(): void {
  if (face) return
  face = new FontFace("Jost", `url(${textFace})`)
  document.fonts.add(face)
  // Keep the fallback when offline.
  face.load().catch(() => {})
}
