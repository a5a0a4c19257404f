import { existsSync, readFileSync, realpathSync } from "node:fs"
import { resolve } from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import type { Configuration } from "webpack"
import { mustFind } from "./configuration"

/** Visitors need no source maps. */
export function leaveOutSourceMaps(config: Configuration): void {
  mustFind("source maps", config.devtool ? [config.devtool] : [])
  config.devtool = false
}

/** Gatsby puts Partytown, a loader for third-party scripts, into every site; this one has no such scripts. */
export function leaveOutPartytown(
  config: Configuration,
  file = resolve("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js"),
): void {
  mustFind("Partytown", [file].filter(existsSync))
  replace(config, file, false)
}

/**
 * Leaves out Gatsby's restoring of scroll positions, since `setScrollPositions` decides about them. Gatsby's own
 * code would also fail on fragments that cannot be decoded (`/#%`).
 * @param folders Where npm may have installed Gatsby's package for this
 */
export function leaveOutScrollPositions(
  config: Configuration,
  folders = ["node_modules/gatsby/node_modules", "node_modules"],
): void {
  const files = folders.map(folder => resolve(folder, "gatsby-react-router-scroll/index.js"))
  const [file = ""] = mustFind("scroll positions", files.filter(existsSync))
  replace(config, file, resolve("src/webpack/no-scroll-positions.ts"))
}

/** Has Gatsby's loader take the answers to what was requested before it ran. */
export function takeEarlyAnswers(
  { plugins }: Configuration,
  provide: CreateWebpackConfigArgs["plugins"]["provide"],
  loader = readFileSync("node_modules/gatsby/cache-dir/loader.js", "utf8"),
): void {
  mustFind("loader that uses XMLHttpRequest", loader.match(/new XMLHttpRequest/) ?? [])
  const XMLHttpRequest = [resolve("src/browser/early-request.ts"), "EarlyRequest"]
  plugins?.push(provide({ XMLHttpRequest }))
}

/** Replaces a file by another one, or by nothing. `node_modules` may be a symbolic link. */
function replace(config: Configuration, file: string, by: string | false) {
  const alias = { ...config.resolve?.alias, [realpathSync(file)]: by }
  config.resolve = { ...config.resolve, alias }
}

/**
 * Lets V8 compile all functions while the scripts arrive, rather than one by one on the main thread: nearly
 * all are called at the start (https://v8.dev/blog/explicit-compile-hints).
 */
export function compileWhileArriving({ optimization }: Configuration): void {
  const outputs = (optimization?.minimizer ?? []).flatMap(minimizer => {
    const terser = minimizer && typeof minimizer === "object" && "options" in minimizer
    return terser ? (minimizer.options?.minimizer?.options?.output ?? []) : []
  })
  for (const output of mustFind("minimizer of scripts", outputs)) {
    output.preamble = "//# allFunctionsCalledOnLoad"
  }
}
