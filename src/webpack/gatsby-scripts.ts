import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import type { Configuration } from "webpack"
import { assertFound } from "./rules"

/** Removes Gatsby's scroll restoration, which writes to sessionStorage on every scroll; `manageScrollAndFocus` replaces it. */
export function replaceScrollRestoration(config: Configuration): void {
  const alias = { "gatsby-react-router-scroll": resolve("src/webpack/gatsby-scroll-stub.ts") }
  config.resolve = { ...config.resolve, alias: { ...config.resolve?.alias, ...alias } }
}

/** @throws Error if Gatsby's scripts no longer have a name that we use, here or in src/browser (shared-state.ts) */
export function assertGatsbyNames(folder = "node_modules/gatsby/cache-dir"): void {
  const files = ["production-app.js", "navigation.js", "loader.js"]
  const code = files.map(file => readFileSync(`${folder}/${file}`, "utf8")).join()
  const names = [
    "gatsby-react-router-scroll",
    "___navigate",
    "___loader",
    "loadPageSync",
    "___webpackCompilationHash",
    "pagePath",
    "gatsby-focus-wrapper",
    "replaceHydrateFunction",
  ]
  for (const name of names) assertFound(name, code.includes(name) ? [name] : [])
}
