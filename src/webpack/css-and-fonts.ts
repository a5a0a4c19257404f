// Changes how Gatsby's webpack names CSS classes and emits fonts.
import { readdirSync } from "node:fs"
import { basename } from "node:path"
import type { Configuration } from "webpack"
import { assertFound, rulesOf } from "./rules"

/**
 * Names classes after their module, without a hash (`header_menu`), to keep the HTML short.
 * @throws Error if two modules have the same name, since their classes would collide
 */
export function nameClassesAfterModules(config: Configuration): void {
  const files = readdirSync("src", { recursive: true }).map(String)
  const names = files.filter(file => file.endsWith(".module.css")).map(file => basename(file))
  const duplicate = names.find((name, index) => names.indexOf(name) !== index)
  if (duplicate) throw new Error(`Two CSS modules are called ${duplicate}. Rename one of them.`)
  const loaders = rulesOf(config).flatMap(({ use }) => use)
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

/**
 * Gives each page the styles of its own components. Gatsby puts those of all pages into one file, and that file into the
 * HTML of each page.
 */
export function splitStyles({ optimization }: Configuration): void {
  const { splitChunks } = optimization ?? {}
  const groups = splitChunks ? splitChunks.cacheGroups : {}
  assertFound("the chunk of all styles", groups?.styles ? [groups.styles] : [])
  delete groups?.styles
}

/** Never inlines a font, however small, since the HTML must arrive first; and shortens its file name. */
export function keepFontsAsFiles(config: Configuration): void {
  const rules = rulesOf(config).filter(({ test }) => test instanceof RegExp && test.test(".woff2"))
  const loaders = rules.flatMap(({ use }) => use)
  for (const { options } of assertFound("the rule for fonts", loaders)) {
    Object.assign(options, { limit: false, name: "static/[name]-[hash:16].[ext]" })
  }
}
