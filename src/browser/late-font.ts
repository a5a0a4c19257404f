import textFace from "../styles/jost-english.woff2"

let face: FontFace | undefined

/** Sets the next page in the text face if it came too late for the first one (`font-display: optional`). */
export function addLateFont(): void {
  if (face) return
  face = new FontFace("Jost", `url(${textFace})`)
  document.fonts.add(face)
  // Offline, the fallback stays.
  face.load().catch(() => {})
}
