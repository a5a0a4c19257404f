/**
 * Makes sure that a change of Gatsby's webpack configuration has something to change.
 * @param what What is changed, for the error message
 * @returns `things`
 * @throws Error if there are none: a newer Gatsby works differently, and the change would be lost silently
 */
export function mustFind<T>(what: string, things: readonly T[]): readonly T[] {
  if (things.length === 0) {
    throw new Error(`Gatsby's webpack configuration has no ${what} any more: see src/webpack/.`)
  }
  return things
}
