import { existsSync, realpathSync } from "node:fs"
import { resolve } from "node:path"
import type { Configuration } from "webpack"
import { found } from "./found"

/** What visitors get has no source maps. */
export function leaveOutSourceMaps(config: Configuration): void {
  found("source maps", config.devtool ? [config.devtool] : [])
  config.devtool = false
}

/**
 * Partytown, which Gatsby puts into every site, is for scripts of others; there are none.
 * @param file The part of it that runs in the browser
 */
export function leaveOutPartytown(
  config: Configuration,
  file = resolve("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js"),
): void {
  found("Partytown", [file].filter(existsSync))
  // `node_modules` may be a link.
  const alias = { ...config.resolve?.alias, [realpathSync(file)]: false }
  config.resolve = { ...config.resolve, alias }
}

/**
 * Nearly all functions are called at the start: V8 compiles them while the scripts arrive, not one by
 * one on the main thread (https://v8.dev/blog/explicit-compile-hints).
 */
export function compileWhileArriving({ optimization }: Configuration): void {
  const outputs = (optimization?.minimizer ?? []).flatMap(minimizer => {
    const terser = minimizer && typeof minimizer === "object" && "options" in minimizer
    return terser ? (minimizer.options?.minimizer?.options?.output ?? []) : []
  })
  for (const output of found("minimizer of scripts", outputs)) {
    output.preamble = "//# allFunctionsCalledOnLoad"
  }
}
