import type { Configuration } from "webpack"

/** A webpack rule in the form that Gatsby uses. */
interface Rule {
  test?: RegExp
  // biome-ignore lint/suspicious/noExplicitAny: each loader has options of its own
  use: { loader?: string; options?: any }[]
}

/** All rules of a configuration that have loaders, including those within a `oneOf`. */
export function rulesOf({ module }: Configuration): Rule[] {
  const rules = (module?.rules ?? []) as (Rule & { oneOf?: Rule[] })[]
  return rules.flatMap(({ oneOf = [], ...rule }) => [rule, ...oneOf]).filter(({ use }) => use)
}

/** @throws Error if there are none: a newer Gatsby works differently, and a change of it would be lost silently */
export function assertFound<T>(what: string, things: readonly T[]): readonly T[] {
  if (things.length === 0) {
    throw new Error(`Gatsby has no ${what} any more: see src/webpack/.`)
  }
  return things
}
