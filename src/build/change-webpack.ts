// Changes to Gatsby's webpack configuration. The build fails if Gatsby no longer has a loader that they change.
import { readdirSync } from "node:fs"
import { basename, resolve } from "node:path"

/** The parts of webpack's configuration that change, as Gatsby writes them. */
interface Configuration {
  module: { rules: (Rule & { oneOf?: Rule[] })[] }
  resolve: { alias: Record<string, string> }
  cache: object | boolean
  output: { publicPath: string }
}

interface Rule {
  test?: unknown
  // biome-ignore lint/suspicious/noExplicitAny: options differ from loader to loader
  use?: { loader?: string; options?: any }[]
}

/**
 * Names classes after their module, without a hash (`header_menu`), to keep the HTML short.
 * @throws Error if two modules have the same name, since their classes would collide
 */
export function nameClassesAfterModules(config: Configuration): void {
  const files = readdirSync("src", { recursive: true }).map(String)
  const names = files.filter(file => file.endsWith(".module.css")).map(file => basename(file))
  const duplicate = names.find((name, index) => names.indexOf(name) !== index)
  if (duplicate) throw new Error(`Two CSS modules are called ${duplicate}. Rename one of them.`)
  const loaders = rulesOf(config).flatMap(({ use = [] }) => use)
  const modules = loaders.flatMap(({ loader, options }) =>
    loader?.includes("css-loader") && options?.modules ? [options.modules] : [],
  )
  for (const options of assertFound("the loader of CSS modules", modules)) {
    Object.assign(options, {
      localIdentRegExp: /([^/\\]+)\.module\.css$/,
      localIdentName: "[1]_[local]",
    })
  }
}

/** Keeps even small fonts as files: the HTML must arrive first, and the policy forbids data: URLs. */
export function keepFontsAsFiles(config: Configuration): void {
  const rules = rulesOf(config).filter(({ test }) => test instanceof RegExp && test.test(".woff2"))
  const loaders = rules.flatMap(({ use = [] }) => use)
  for (const { options } of assertFound("the rule for fonts", loaders)) {
    Object.assign(options, { limit: false, name: "static/[name]-[hash:16].[ext]" })
  }
}

/** Separates the caches of builds for different paths: webpack's contains the URLs of fonts, but its key has no path. */
export function separateCaches({ cache, output }: Configuration): void {
  if (typeof cache === "object") Object.assign(cache, { version: output.publicPath })
}

/** The browser's scroll restoration replaces Gatsby's, which writes to sessionStorage on every scroll. */
export function replaceScrollRestoration(config: Configuration): void {
  const stub = resolve("src/browser/gatsby/scroll-restoration-stub.ts")
  config.resolve.alias["gatsby-react-router-scroll"] = stub
}

function rulesOf({ module }: Configuration): Rule[] {
  return module.rules.flatMap(({ oneOf = [], ...rule }) => [rule, ...oneOf])
}

/** @throws Error if there are none, because otherwise our change to Gatsby would silently have no effect */
function assertFound<T>(name: string, matches: readonly T[]): readonly T[] {
  if (matches.length === 0) {
    throw new Error(
      `Could not find ${name}. Gatsby may have changed: see src/build/change-webpack.ts.`,
    )
  }
  return matches
}
