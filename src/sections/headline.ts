/**
 * Which of the hero's headlines this load of the page shows, from 0 (specification, 2, Hero).
 * On a page that came as HTML, the inline script of hero.tsx has made the choice before the first paint
 * and left it on `<html>`; the first render must match it.
 * @param count Number of headlines
 */
export function headlineIndex(count: number): number {
  if (typeof document === "undefined") return 0
  const { dataset } = document.documentElement
  dataset.headline ??= String(Math.floor(Math.random() * count))
  return Number(dataset.headline)
}
