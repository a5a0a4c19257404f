import { applyEdits, type JSONPath, modify } from "jsonc-parser"
import { pick } from "../../choices"

type Mutation = (text: string, random: () => number) => string | Buffer

/** Ways in which a content file goes wrong, by accident or through a helpful program. */
export const mutations: Record<string, Mutation> = {
  dropLine: (text, random) => withLines(text, random, () => []),
  duplicateLine: (text, random) => withLines(text, random, line => [line, line]),
  dropStretch: (text, random) => {
    const [from, to] = stretch(text, random)
    return text.slice(0, from) + text.slice(to)
  },
  duplicateStretch: (text, random) => {
    const [from, to] = stretch(text, random)
    return text.slice(0, to) + text.slice(from)
  },
  truncate: (text, random) => text.slice(0, Math.floor(random() * text.length)),
  strayCharacter: (text, random) => {
    const [at] = stretch(text, random)
    const stray = pick(random, ['"', ",", "{", "]", "<b>", "#", "\t", "\0", "é", "\\"])
    return text.slice(0, at) + stray + text.slice(at)
  },
  retype: (text, random) =>
    withValue(text, random, pick(random, [null, 7, -1.5, true, "", [], {}, ["text"], { name: 1 }])),
  insertBytes: (text, random) => {
    const [at] = stretch(text, random)
    return Buffer.concat([
      Buffer.from(text.slice(0, at)),
      bytes(random),
      Buffer.from(text.slice(at)),
    ])
  },
  onlyBytes: (_, random) => bytes(random),
  restructure: (text, random) => {
    const written = JSON.stringify(structure(random, 4))
    return text.startsWith("---") ? text.replace(/^[\s\S]*?(?=\n---)/, `---\n${written}`) : written
  },
  dropValue: (text, random) => withValue(text, random, undefined),
  reencode: (text, random) => {
    const encoding = pick(random, ["latin1", "utf16le", "bom", "crlf", "cr", "nfd"] as const)
    if (encoding === "bom") return `\uFEFF${text}`
    if (encoding === "crlf") return text.replaceAll("\n", "\r\n")
    if (encoding === "cr") return text.replaceAll("\n", "\r")
    if (encoding === "nfd") return text.normalize("NFD")
    return Buffer.from(text, encoding)
  },
}

function bytes(random: () => number): Buffer {
  return Buffer.from(Array.from({ length: 1 + random() * 200 }, () => random() * 256))
}

/** Lists, groups and values in each other, some with the names of fields. */
function structure(random: () => number, depth: number): unknown {
  const inner = () => structure(random, depth - 1)
  const names = ["name", "location", "hero", "headlines", "label", "__proto__", "toString", "", "ä"]
  const value = pick(random, [null, 0, -1e300, true, "", "{brand}", "\ud800", "/terms#x"])
  if (depth === 0 || random() < 0.3) return value
  const entries = Array.from({ length: random() * 4 }, () => [pick(random, names), inner()])
  return random() < 0.5 ? Object.fromEntries(entries) : entries.map(([, entry]) => entry)
}

function stretch(text: string, random: () => number): [number, number] {
  const from = Math.floor(random() * text.length)
  return [from, from + Math.floor(random() * 80)]
}

function withLines(text: string, random: () => number, change: (line: string) => string[]) {
  const lines = text.split("\n")
  const at = Math.floor(random() * lines.length)
  return lines.flatMap((line, index) => (index === at ? change(line) : line)).join("\n")
}

/** Replaces the value of a random field, in JSON or in front matter. */
function withValue(text: string, random: () => number, value: unknown) {
  if (text.startsWith("---")) {
    const written = value === undefined ? "" : JSON.stringify(value)
    return text.replace(random() < 0.5 ? /(?<=^[a-z]+: ).*$/m : /(?<=\nheading: ).*$/m, written)
  }
  const path = pick(random, paths(JSON.parse(text)))
  return applyEdits(text, modify(text, path, value, {}))
}

function paths(value: unknown): JSONPath[] {
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = Array.isArray(value) ? Number(key) : key
    return [[own], ...paths(inner).map(path => [own, ...path])]
  })
}
