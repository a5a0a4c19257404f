import { readdirSync } from "node:fs"

/** A change of a file while `gatsby develop` runs. */
export interface Edit {
  file: string
  /** The page that shows the file */
  page: string
  change: (text: string, words: string) => string
}

const inJson =
  (write: (data: Json, words: string) => void): Edit["change"] =>
  (text, words) => {
    const data: Json = JSON.parse(text)
    write(data, words)
    return `${JSON.stringify(data, null, 2)}\n`
  }

// biome-ignore lint/suspicious/noExplicitAny: edits may break any type
type Json = any

const files: Record<string, { page: string; good: Edit["change"]; bad: Edit["change"][] }> = {
  "content/hotels.json": {
    page: "/",
    good: inJson((hotels, words) => {
      hotels[0].description = words
    }),
    bad: [
      inJson(hotels => {
        hotels[1].id = hotels[0].id
      }),
      text => text.replace(/"location": "[^"]*"/, '"location": "Atlantis"'),
    ],
  },
  "content/destinations.json": {
    page: "/",
    good: inJson((destinations, words) => {
      destinations[7].name = words
    }),
    bad: [text => text.slice(0, -4), () => "[]"],
  },
  "content/site.json": {
    page: "/",
    good: inJson((site, words) => {
      site.hero.sentence = words
    }),
    bad: [
      text => text.replace('"hero": {', '"hero": '),
      inJson(site => {
        delete site.footer
      }),
    ],
  },
  "content/legal/pages.json": {
    page: "/terms",
    good: inJson((pages, words) => {
      pages[0].introduction = words
    }),
    bad: [text => text.replace('"updated"', '"updatd"'), () => ""],
  },
  "content/about.md": {
    page: "/",
    good: (text, words) => `${text}\n${words}\n`,
    bad: [text => text.replace("---", ""), text => `${text}\n<div>\n`],
  },
}

const badSections: Edit["change"][] = [
  text => text.replace(/number: \d+/, "number: 99"),
  text => text.replace(/heading: .*/, "heading:"),
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
