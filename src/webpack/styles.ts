import { readdirSync } from "node:fs"
import { basename } from "node:path"
import type { Configuration } from "webpack"
import { mustFind, rulesOf } from "./configuration"

/**
 * Names classes after their module, without a hash (`header_menu`), which keeps the HTML short. Two
 * modules of one name are refused, since their classes would collide.
 */
export function nameClassesAfterModules(config: Configuration, folders = ["src", "docs"]): void {
  refuseDuplicateNames(
    folders.flatMap(folder => readdirSync(folder, { recursive: true }).map(String)),
  )
  const loaders = rulesOf(config)
    .flatMap(({ use }) => use)
    .filter(({ loader, options }) => loader?.includes("css-loader") && options?.modules)
  for (const { options } of mustFind("loader of CSS modules", loaders)) {
    options.modules.localIdentRegExp = /([^/\\]+)\.module\.css$/
    options.modules.localIdentName = "[1]_[local]"
  }
}

function refuseDuplicateNames(files: string[]) {
  const names = files.filter(file => file.endsWith(".module.css")).map(file => basename(file))
  const duplicate = names.find((name, index) => names.indexOf(name) !== index)
  if (duplicate) throw new Error(`Two CSS modules are called ${duplicate}: give one another name.`)
}

/** Silences warnings about the order of modules: it does not matter, since none styles another's elements. */
export function allowAnyOrderOfModules({ plugins = [] }: Configuration): void {
  const extracting = (plugins as unknown[]).filter(isExtraction)
  for (const { options } of mustFind("extraction of styles", extracting)) options.ignoreOrder = true
}

function isExtraction(plugin: unknown): plugin is { options: { ignoreOrder: boolean } } {
  return plugin?.constructor.name === "MiniCssExtractPlugin"
}
