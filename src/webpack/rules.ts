import type { Configuration } from "webpack"

/** A webpack rule as Gatsby writes it. */
interface Rule {
  test?: RegExp
  // biome-ignore lint/suspicious/noExplicitAny: options differ from loader to loader
  use: { loader?: string; options?: any }[]
}

/** All rules with loaders, including those inside a `oneOf`. */
export function rulesOf({ module }: Configuration): Rule[] {
  const rules = (module?.rules ?? []) as (Rule & { oneOf?: Rule[] })[]
  return rules.flatMap(({ oneOf = [], ...rule }) => [rule, ...oneOf]).filter(({ use }) => use)
}

/** @throws Error if there are none, since our change of Gatsby would silently have no effect */
export function assertFound<T>(what: string, things: readonly T[]): readonly T[] {
  if (things.length === 0) {
    throw new Error(`Could not find ${what}. Gatsby may have changed: see src/webpack/.`)
  }
  return things
}
