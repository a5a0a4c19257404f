/** A change of a file while `gatsby develop` runs. */
export interface Edit {
  file: string
  /** The page that shows the file */
  page: string
  change: (text: string, words: string) => string
}

/** Puts the words where the path leads in a JSON file. */
const put =
  (...path: [string | number, string]): Edit["change"] =>
  (text, words) => {
    const data = JSON.parse(text)
    data[path[0]][path[1]] = words
    return `${JSON.stringify(data, null, 2)}\n`
  }

const append: Edit["change"] = (text, words) => `${text}\n${words}\n`

type Row = [file: string, page: string, good: Edit["change"], bad: Edit["change"]]

/** A good and a bad edit of each kind of file; the unit tests have every kind of mistake. */
const rows: Row[] = [
  ["hotels.json", "/", put(0, "description"), text => text.replace('"location"', '"place"')],
  ["destinations.json", "/", put(7, "name"), text => text.slice(0, -4)],
  ["site.json", "/", put("hero", "sentence"), text => text.replace('"footer"', '"foot"')],
  ["about.md", "/", append, text => text.replace("---", "")],
  ["legal/terms.md", "/terms", append, () => "\u0000"],
  ["legal/privacy.md", "/privacy", append, text => append(text, "<div>")],
]

export const edits = rows.map(([name, page, good, bad]) => {
  const place = { file: `content/${name}`, page }
  return { good: { ...place, change: good }, bad: { ...place, change: bad } }
})
