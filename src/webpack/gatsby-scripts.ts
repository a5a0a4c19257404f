import { existsSync, readFileSync, realpathSync } from "node:fs"
import { resolve } from "node:path"
import type { Configuration } from "webpack"
import { assertFound } from "./rules"

/**
 * Removes Gatsby's scroll restoration, which writes to sessionStorage on every scroll; `manageScrollAndFocus` replaces it.
 * @param folders Where npm may have installed the package; `node_modules` may be a symbolic link
 */
export function replaceScrollRestoration(
  config: Configuration,
  folders = ["node_modules/gatsby/node_modules", "node_modules"],
): void {
  const files = folders.map(folder => resolve(folder, "gatsby-react-router-scroll/index.js"))
  const [file = ""] = assertFound(
    "the package gatsby-react-router-scroll",
    files.filter(existsSync),
  )
  const alias = { [realpathSync(file)]: resolve("src/webpack/gatsby-scroll-stub.ts") }
  config.resolve = { ...config.resolve, alias: { ...config.resolve?.alias, ...alias } }
}

/** @throws Error if Gatsby's scripts no longer have a name that src/browser uses (shared-state.ts) */
export function assertGatsbyGlobals(folder = "node_modules/gatsby/cache-dir"): void {
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
