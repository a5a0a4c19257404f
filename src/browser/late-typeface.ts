import textFace from "../styles/jost-english.woff2"

let late: FontFace | undefined

/**
 * Asks for the text face once more: if it comes after the first paint, browsers do not use it (fonts.css). Then this
 * page is set in it if nothing in view moves; if something would, the next page is.
 */
export async function awaitTypeface(): Promise<void> {
  const face = new FontFace("Jost", `url(${textFace})`, { weight: "400 600" })
  late = await face.load()
  // What else comes late has moved what it moves by then.
  await document.fonts.ready
  const before = placesInView()
  showLateTypeface()
  const after = placesInView()
  const stay = [...before].every(([element, { x, y }]) => {
    const now = after.get(element)
    return now && Math.abs(now.x - x) < leastShift && Math.abs(now.y - y) < leastShift
  })
  if (!stay || after.size > before.size) document.fonts.delete(face)
}

/** Sets all text in the face that came late, if it has come. */
export function showLateTypeface(): void {
  if (late) document.fonts.add(late)
}

/** What is less is no shift, px: https://github.com/WICG/layout-instability */
const leastShift = 3

/** Where the elements in view stand. */
function placesInView(): Map<Element, DOMRect> {
  const places = [...document.body.querySelectorAll("*")].map(
    element => [element, element.getBoundingClientRect()] as const,
  )
  return new Map(
    places.filter(([, { top, bottom, height }]) => height && bottom > 0 && top < innerHeight),
  )
}
