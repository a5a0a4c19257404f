import { readFileSync } from "node:fs"
import { buildSync } from "esbuild"
import { DomUtils, parseDocument } from "htmlparser2"
import { chooseHeadline } from "../browser/inline/choose-headline"
import { markScripted } from "../browser/inline/mark-scripted"
import type { BuiltSite } from "./built-site"

export type OwnParts = ReturnType<typeof ownParts>

/** The inline code in the built pages. The security policy allows no other inline code. */
export function ownParts({ assets, headlines }: Pick<BuiltSite, "assets" | "headlines">) {
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

type Element = ReturnType<typeof DomUtils.findAll>[number]

/**
 * Finds parts of a page that run code, load files or redirect, but are not the build's own, whatever put them there.
 * @returns The start of each part's HTML
 */
export function findForeignParts(html: string, own: OwnParts): string[] {
  const isForeign = (element: Element) =>
    isForeignElement(element, own) ||
    Object.entries(element.attribs).some(attribute => isForeignAttribute(attribute, own))
  return DomUtils.getElementsByTagName("*", parseDocument(html))
    .filter(isForeign)
    .map(element => DomUtils.getOuterHTML(element).slice(0, 120))
}

function isForeignElement(element: Element, { scripts, styles }: OwnParts) {
  const { name, attribs } = element
  const text = DomUtils.textContent(element)
  if (name === "style") return !styles.includes(text)
  // Only the canonical link names the site's host.
  if (name === "link") return attribs.rel !== "canonical" && !/^\/(?!\/)/.test(String(attribs.href))
  if (name !== "script") return /^(i?frame|frameset|object|embed|base|animate|set)$/.test(name)
  // Browsers do not run data.
  if (attribs.type === "application/ld+json") return text.includes("<")
  return "src" in attribs || !Object.values(scripts).includes(text)
}

function isForeignAttribute([name, value]: [string, string], { styleAttributes }: OwnParts) {
  if (name === "style") return !styleAttributes.includes(value)
  if (!/^((xlink:)?href|src|srcset|poster|background)$/.test(name)) {
    return /^(on.*|action|formaction|srcdoc|http-equiv|ping)$/.test(name)
  }
  // Browsers ignore whitespace and control characters in a scheme.
  return /^(javascript|data|vbscript):/i.test(value.replace(/[\s\p{C}]/gu, ""))
}
