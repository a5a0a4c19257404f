// How Gatsby's webpack names CSS classes and treats fonts.
import { readdirSync } from "node:fs"
import { basename } from "node:path"
import type { Configuration } from "webpack"
import { assertFound, rulesOf } from "./configuration"

/**
 * Names classes after their module, without a hash (`header_menu`), which keeps the HTML short.
 * @throws Error if two modules have one name, since their classes would collide
 */
export function nameClassesAfterModules(config: Configuration, folders = ["src", "docs"]): void {
  const files = folders.flatMap(folder => readdirSync(folder, { recursive: true }).map(String))
  const names = files.filter(file => file.endsWith(".module.css")).map(file => basename(file))
  const duplicate = names.find((name, index) => names.indexOf(name) !== index)
  if (duplicate) throw new Error(`Two CSS modules are called ${duplicate}: give one another name.`)
  const loaders = rulesOf(config).flatMap(({ use }) => use)
  const modules = loaders.flatMap(({ loader, options }) =>
    loader?.includes("css-loader") && options?.modules ? [options.modules] : [],
  )
  for (const options of assertFound("loader of CSS modules", modules)) {
    Object.assign(options, {
      localIdentRegExp: /([^/\\]+)\.module\.css$/,
      localIdentName: "[1]_[local]",
    })
  }
}

/** Never inlines a typeface, however small, since the HTML must arrive first; and shortens its file name. */
export function keepTypefacesAsFiles(config: Configuration): void {
  const rules = rulesOf(config).filter(({ test }) => test instanceof RegExp && test.test(".woff2"))
  const loaders = rules.flatMap(({ use }) => use)
  for (const { options } of assertFound("rule for typefaces", loaders)) {
    Object.assign(options, { limit: false, name: "static/[name]-[hash:16].[ext]" })
  }
}
