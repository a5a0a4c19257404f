import { closest, distance } from "fastest-levenshtein"

/** The known word that was probably meant; undefined if none is near. */
export function suggestion(written: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined
  const near = closest(
    written.toLowerCase(),
    known.map(word => word.toLowerCase()),
  )
  const most = Math.max(2, written.length / 4)
  if (distance(written.toLowerCase(), near) > most) return undefined
  return known.find(word => word.toLowerCase() === near)
}
