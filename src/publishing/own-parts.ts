import { readFileSync } from "node:fs"
import { buildSync } from "esbuild"
import { DomUtils, parseDocument } from "htmlparser2"
import type { Files } from "../content/content-files"
import type { BuiltSite } from "./built-site"

/** The inline code that the build puts into pages. The security policy allows nothing else. */
export interface OwnParts {
  scripts: Record<"boot" | "scroll" | "headline" | "hash", string>
  styles: string[]
  /** Of Gatsby's focus wrapper and route announcer */
  styleAttributes: string[]
}

export function ownParts({ assets, headlines }: Pick<BuiltSite, "assets" | "headlines">): OwnParts {
  const sheets = new Set(Object.values(assets).flat())
  const { webpackCompilationHash } = JSON.parse(read("page-data/app-data.json"))
  return {
    scripts: {
      boot: bundle("boot"),
      scroll: bundle("scroll"),
      headline: chooseHeadline(headlines),
      hash: `window.___webpackCompilationHash="${webpackCompilationHash}";`,
    },
    styles: [...sheets].filter(name => name.endsWith(".css")).map(read),
    styleAttributes: [
      "outline:none",
      "position:absolute;top:0;width:1px;height:1px;padding:0;overflow:hidden;clip:rect(0, 0, 0, 0);white-space:nowrap;border:0",
    ],
  }
}

const read = (name: string) => readFileSync(`public/${name}`, "utf8")

/** An inline script with its imports. */
export function bundle(name: "boot" | "scroll"): string {
  const entryPoints = [`src/browser/inline/${name}.entry.ts`]
  const options = { bundle: true, minify: true, write: false, target: "es2022" } as const
  const [script] = buildSync({ entryPoints, ...options }).outputFiles
  return String(script?.text.trim())
}

/** The script of src/sections/hero.tsx, which the build cannot import because of its styles. */
function chooseHeadline(headlines: readonly string[]): string {
  const texts = JSON.stringify(headlines).replaceAll("<", "\\u003c")
  return `document.currentScript.previousElementSibling.textContent=${texts}[document.documentElement.dataset.headline=Math.floor(Math.random()*${headlines.length})]`
}

type Element = ReturnType<typeof DomUtils.findAll>[number]

/**
 * Finds what runs, loads or redirects in a page and is none of the build's own parts, so that nothing that gets into the
 * content, a query or a plugin reaches visitors.
 * @param files The content, where the source of a part is looked for
 * @returns Each part's place, HTML and, if it can be told, source
 */
export function findForeignParts(html: string, own: OwnParts, files: Files): string[] {
  const elements = DomUtils.getElementsByTagName("*", parseDocument(html))
  return elements.flatMap(element => {
    const foreign = isForeign(element, own)
      ? DomUtils.textContent(element)
      : Object.entries(element.attribs).find(attribute => isForeignAttribute(attribute, own))?.[1]
    if (foreign === undefined) return []
    const source = sourceOf(foreign, files)
    const part = DomUtils.getOuterHTML(element).slice(0, 120)
    return `${placeOf(element)}: ${part}${source ? `, from ${source}` : ""}`
  })
}

const forbidden = /^(i?frame|frameset|object|embed|applet|base|animate|set)$/

function isForeign(element: Element, { scripts, styles }: OwnParts): boolean {
  const { name, attribs } = element
  const text = DomUtils.textContent(element)
  if (name === "style") return !styles.includes(text)
  // Only the canonical address names the site's host.
  if (name === "link") return attribs.rel !== "canonical" && !/^\/(?!\/)/.test(String(attribs.href))
  if (name !== "script") return forbidden.test(name)
  // Browsers do not run data.
  if (attribs.type === "application/ld+json") return text.includes("<")
  return "src" in attribs || !Object.values(scripts).includes(text)
}

function isForeignAttribute([name, value]: [string, string], own: OwnParts): boolean {
  if (name === "style") return !own.styleAttributes.includes(value)
  // Browsers ignore spaces and controls in a scheme.
  const isCode = /^(javascript|data|vbscript):/i.test(value.replace(/[\s\p{C}]/gu, ""))
  if (/^((xlink:)?href|src|srcset|poster|data|background)$/.test(name)) return isCode
  return /^(on.*|action|formaction|srcdoc|http-equiv|ping)$/.test(name)
}

/** The nearest element around a part that has an id. */
function placeOf({ parent }: Element): string {
  if (!parent) return "in the page"
  const { id } = (parent as Element).attribs ?? {}
  return id ? `in #${id}` : placeOf(parent as Element)
}

/** The file and line of content with these words. */
function sourceOf(words: string, files: Files): string | undefined {
  for (const [file, bytes] of files) {
    const [before, ...after] = Buffer.from(bytes).toString().split(words)
    if (words.trim() && before !== undefined && after.length > 0) {
      return `${file}:${before.split("\n").length}`
    }
  }
  return undefined
}
