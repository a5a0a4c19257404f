import { readFileSync } from "node:fs"
import { buildSync } from "esbuild"
import { chooseHeadline } from "../browser/inline/choose-headline"
import { markScripted } from "../browser/inline/mark-scripted"
import type { BuiltSite } from "./read-built-site"

export type InlineAllowlist = ReturnType<typeof inlineAllowlist>

/** The inline code in the built pages. The security policy allows no other inline code. */
export function inlineAllowlist({ assets, headlines }: Pick<BuiltSite, "assets" | "headlines">) {
  const read = (name: string) => readFileSync(`public/${name}`, "utf8")
  const { webpackCompilationHash } = JSON.parse(read("page-data/app-data.json"))
  return {
    scripts: {
      mark: markScripted,
      boot: bundleBootScript(),
      headline: chooseHeadline(headlines),
      hash: `window.___webpackCompilationHash="${webpackCompilationHash}";`,
    },
    styles: [...new Set(Object.values(assets).flat())]
      .filter(name => name.endsWith(".css"))
      .map(read),
    // Gatsby's focus wrapper and route announcer have these.
    styleAttributes: [
      "outline:none",
      "position:absolute;top:0;width:1px;height:1px;padding:0;overflow:hidden;clip:rect(0, 0, 0, 0);white-space:nowrap;border:0",
    ],
  }
}

/** Bundles the inline script with its imports. */
function bundleBootScript(): string {
  const entryPoints = ["src/browser/inline/boot.entry.ts"]
  const options = { bundle: true, minify: true, write: false, target: "es2022" } as const
  const [script] = buildSync({ entryPoints, ...options }).outputFiles
  return String(script?.text.trim())
}
