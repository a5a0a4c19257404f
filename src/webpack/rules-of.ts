import type { Configuration } from "webpack"

/** A rule as Gatsby writes it. */
interface Rule {
  test?: RegExp
  // biome-ignore lint/suspicious/noExplicitAny: each loader has options of its own
  use: { loader?: string; options?: any }[]
}

/** All rules of a configuration that have loaders, also those that stand in a `oneOf`. */
export function rulesOf({ module }: Configuration): Rule[] {
  const rules = (module?.rules ?? []) as (Rule & { oneOf?: Rule[] })[]
  return rules.flatMap(({ oneOf = [], ...rule }) => [rule, ...oneOf]).filter(({ use }) => use)
}
