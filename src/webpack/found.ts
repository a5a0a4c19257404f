/**
 * What a change of Gatsby's webpack configuration is made to.
 * @param what Its name, for people
 * @throws Error where there is nothing: a newer Gatsby does it otherwise, and the change would be lost
 */
export function found<T>(what: string, things: readonly T[]): readonly T[] {
  if (things.length === 0) {
    throw new Error(`Gatsby's webpack configuration has no ${what} any more: see src/webpack/.`)
  }
  return things
}
