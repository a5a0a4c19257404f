import { readdirSync } from "node:fs"

/** A change of a file while `gatsby develop` runs. */
export interface Edit {
  file: string
  /** The page that shows the file */
  page: string
  change: (text: string, words: string) => string
}

/** Puts a value where the path leads in a JSON file: the words, if there is none. */
const put =
  (path: (string | number)[], value?: unknown): Edit["change"] =>
  (text, words) => {
    const data = JSON.parse(text)
    const holder = path.slice(0, -1).reduce((part, key) => part[key], data)
    holder[path.at(-1) ?? ""] = value ?? words
    return `${JSON.stringify(data, null, 2)}\n`
  }

const replace =
  (from: string | RegExp, to: string): Edit["change"] =>
  text =>
    text.replace(from, to)

const files: Record<string, { page: string; good: Edit["change"]; bad: Edit["change"][] }> = {
  "content/hotels.json": {
    page: "/",
    good: put([0, "description"]),
    bad: [put([1, "id"], 1), replace(/"location": "[^"]*"/, '"location": "Atlantis"')],
  },
  "content/destinations.json": {
    page: "/",
    good: put([7, "name"]),
    bad: [text => text.slice(0, -4), () => "[]"],
  },
  "content/site.json": {
    page: "/",
    good: put(["hero", "sentence"]),
    bad: [replace('"hero": {', '"hero": '), replace('"footer": {', '"foot": {')],
  },
  "content/legal/pages.json": {
    page: "/terms",
    good: put([0, "introduction"]),
    bad: [replace('"updated"', '"updatd"'), () => ""],
  },
  "content/about.md": {
    page: "/",
    good: (text, words) => `${text}\n${words}\n`,
    bad: [replace("---", ""), text => `${text}\n<div>\n`],
  },
}

const badSections: Edit["change"][] = [
  replace(/number: \d+/, "number: 99"),
  replace(/heading: .*/, "heading:"),
  text => text.slice(0, text.lastIndexOf("---") + 4),
  text => `${text}\n[Back](javascript:history.back())\n`,
  () => "\u0000",
]

const sections = readdirSync("__tests__/content/legal/terms").map(
  name => `content/legal/terms/${name}`,
)

/** Good and bad edits, in turn: each kind of mistake in a file that can have it. */
export const edits: { good: Edit; bad: Edit }[] = [
  ...Object.entries(files).flatMap(([file, { page, good, bad }]) =>
    bad.map(change => ({ good: { file, page, change: good }, bad: { file, page, change } })),
  ),
  ...badSections.map((change, index) => {
    const place = { file: String(sections[index]), page: "/terms" }
    return {
      good: { ...place, change: (text: string, words: string) => `${text}\n${words}\n` },
      bad: { ...place, change },
    }
  }),
]
