import type { Configuration } from "webpack"
import { mustFind, rulesOf } from "./configuration"

/** Never inlines a typeface, however small, since the HTML must arrive first; and shortens its file name. */
export function keepTypefacesAsFiles(config: Configuration): void {
  const loaders = rulesOf(config)
    .filter(({ test }) => test instanceof RegExp && test.test(".woff2"))
    .flatMap(({ use }) => use)
  for (const { options } of mustFind("rule for typefaces", loaders)) {
    Object.assign(options, { limit: false, name: "static/[name]-[hash:16].[ext]" })
  }
}
