/**
 * The index of the hero's headline for this page load (specification, 2, Hero). The inline script of hero.tsx has chosen
 * it before the first paint and stored it on `<html>`, and the first render must match.
 * @param count Number of headlines
 */
export function headlineIndex(count: number): number {
  if (typeof document === "undefined") return 0
  const { dataset } = document.documentElement
  dataset.headline ??= String(Math.floor(Math.random() * count))
  return Number(dataset.headline)
}
