import { existsSync, readFileSync, realpathSync } from "node:fs"
import { resolve } from "node:path"
import type { Configuration } from "webpack"
import { assertFound } from "./configuration"

/**
 * Leaves out Gatsby's restoring of scroll positions, which writes to sessionStorage on every scroll: `keepPlace`
 * decides about them.
 * @param folders Where npm may have installed Gatsby's package for this; `node_modules` may be a symbolic link
 */
export function leaveOutScrollPositions(
  config: Configuration,
  folders = ["node_modules/gatsby/node_modules", "node_modules"],
): void {
  const files = folders.map(folder => resolve(folder, "gatsby-react-router-scroll/index.js"))
  const [file = ""] = assertFound("scroll positions", files.filter(existsSync))
  const alias = { [realpathSync(file)]: resolve("src/webpack/no-scroll-positions.ts") }
  config.resolve = { ...config.resolve, alias: { ...config.resolve?.alias, ...alias } }
}

/** Makes sure that Gatsby's scripts still have the names that src/browser uses: see protocol.ts. */
export function expectGlobals(folder = "node_modules/gatsby/cache-dir"): void {
  const files = ["production-app.js", "navigation.js", "loader.js"]
  const code = files.map(file => readFileSync(`${folder}/${file}`, "utf8")).join()
  const names = [
    "___navigate",
    "___loader",
    "loadPageSync",
    "___webpackCompilationHash",
    "pagePath",
    "gatsby-focus-wrapper",
    "replaceHydrateFunction",
  ]
  for (const name of names) {
    assertFound(name, code.includes(name) ? [name] : [])
  }
}
