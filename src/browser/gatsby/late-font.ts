import textFont from "../../styles/jost-english.woff2"

const font = new FontFace("Jost", `url(${textFont})`)

/** Loads the text font for the next pages, in case it came too late for this one (`font-display: optional`). */
export function loadLateFont(): void {
  // Keep the fallback when offline.
  font.load().catch(() => {})
}

/** Uses the text font if it has loaded. Call between two pages, so that text never changes while someone reads it. */
export function applyLateFont(): void {
  if (font.status === "loaded") document.fonts.add(font)
}
