import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { buildSync } from "esbuild"
import { headlineScript } from "../browser/inline/headline-script"
import { markScript } from "../browser/inline/mark-script"

export function bundleBootScript(): string {
  const entryPoints = ["src/browser/inline/boot.entry.ts"]
  const options = { bundle: true, minify: true, write: false, target: "es2022" } as const
  const { outputFiles } = buildSync({ entryPoints, ...options })
  return outputFiles.map(({ text }) => text.trim()).join("")
}

/** The hashes of all inline code in the built pages, for the security policy, which allows no other. */
export function inlineAllowlist(boot: string, headlines: string[], stylesheets: string[]) {
  const read = (name: string) => readFileSync(`public/${name}`, "utf8")
  const { webpackCompilationHash } = JSON.parse(read("page-data/app-data.json"))
  const gatsbyScript = `window.___webpackCompilationHash="${webpackCompilationHash}";`
  return {
    scripts: hashes([markScript, boot, headlineScript(headlines), gatsbyScript]),
    styles: hashes(stylesheets.map(read)),
    // Gatsby's focus wrapper and route announcer have these.
    styleAttributes: hashes([
      "outline:none",
      "position:absolute;top:0;width:1px;height:1px;padding:0;overflow:hidden;clip:rect(0, 0, 0, 0);white-space:nowrap;border:0",
    ]),
  }
}

/** The sources that allow this inline code: `'sha256-…'` (CSP 3, 2.3.1). */
function hashes(inlineCode: string[]): string {
  const hash = (code: string) => createHash("sha256").update(code).digest("base64")
  return inlineCode.map(code => `'sha256-${hash(code)}'`).join(" ")
}
