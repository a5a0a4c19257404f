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
 * Positions of pages are kept by browsers, and what else there is to do is done by `scrollToRoute`.
 * Gatsby's own way of it would fail at addresses with a fragment that cannot be decoded (`/#%`), too.
 * @param folders Where npm may have put Gatsby's package for them
 */
export function leaveOutScrollPositions(
  config: Configuration,
  folders = ["node_modules/gatsby/node_modules", "node_modules"],
): void {
  const files = folders.map(folder => resolve(folder, "gatsby-react-router-scroll/index.js"))
  const [file = ""] = found("scroll positions", files.filter(existsSync))
  const stead = resolve("src/webpack/no-scroll-positions.ts")
  const alias = { ...config.resolve?.alias, [realpathSync(file)]: stead }
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
