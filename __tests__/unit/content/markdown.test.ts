/** @jest-environment node */
// What editors write and paste into texts: what is understood, and what is reported with an edit that corrects it.
import { check } from "../../../src/content/check/check"
import { fillFile } from "../../../src/content/files/facts"
import type { Problem } from "../../../src/content/problem"
import { legalTextOf } from "../../../src/graph/markdown-html"
import { renderMarkdown } from "./render-markdown"
import { filesOf, hotels, problemsIn, type Sample, sampleContent, terms } from "./sample-content"

const fields =
  "---\ntitle: Terms\nupdated: 2024-02-29\ndescription: Text.\nintroduction: Text.\n---\n"
const fieldLines = fields.split("\n").length - 1

const withTerms = (text: string): Sample => ({ ...sampleContent(), [terms]: fields + text })

test.each<[string, string, RegExp]>([
  [
    "underlined headings",
    "Rooms\n-----\n\nOne.\n\nKeys\n-----\n\nTwo.",
    /1\. Rooms: <p.*2\. Keys: <p/s,
  ],
  [
    "levels that begin at #",
    "# Rooms\n\nOne.\n\n# Keys\n\n### Lost\n\nTwo.",
    /2\. Keys: <h3 id="lost" dir="auto">Lost/,
  ],
  ["levels that skip some", "### Rooms\n\n##### Beds\n\nOne.", /1\. Rooms: <h3 id="beds"/],
  [
    "a text, a line and a definition above",
    "Hello.\n\n---\n\n[a]: https://a.example\n\n## A\n\n[a]",
    /^<p dir="auto">Hello.<\/p>\s*<hr.*1\. A/s,
  ],
  [
    "own numbers of another kind",
    "## Before\n\nOne.\n\n## A. Keys\n\nTwo.\n\n## Article 2 – Beds\n\nX",
    /Before: .*A\. Keys: .*Article 2 Beds/s,
  ],
  [
    "headings that would get the same id, and a fact in code",
    "## A\n\n[a](#fees-1-1) [b](#menu-section-1) [c](#the-brand-field)\n\n### Fees\n\n### Fees\n\n### Fees 1\n\n### Fees\n\n### Menu\n\n### Menu section\n\n### The `{brand}` field",
    /id="fees".*id="fees-1".*id="fees-1-1".*id="fees-2".*id="menu-section".*id="menu-section-1".*id="the-brand-field"/s,
  ],
  [
    "links to headings of the third level",
    "## A\n\n[b](/terms#lost-keys)\n\n### Lost keys\n\nB.",
    /id="lost-keys"/,
  ],
  [
    "headings with the id of a drawing",
    "## Night\n\n[a](/terms#night-section)\n\n### Door",
    /href="\/terms#night-section".*id="door-section"/s,
  ],
  ["code and bold in a heading", "## The `key` of **all**\n\nOne.", /The key of all: /],
  ["a quotation of >>>>>>>", "## A\n\n>>>>>>> old mail", /old mail/],
  ["brackets in code", "## A\n\n`wp_{HASH}` and \\{x}", /<code>wp_\{HASH\}<\/code> and \{x\}/],
  ["task lists", "## A\n\n- [ ] Towels\n- [x] Soap", /☐ Towels.*☑ Soap/s],
  [
    "line breaks, in a cell too",
    "## A\n\nOne Street<br>\nTwo\n\n| a |\n|---|\n| 5<br>6 |",
    /One Street<br>.*5<br>6/s,
  ],
  ["comments", "## A\n\nOne <!-- to do --> two.\n\n<!-- more -->", /One {2}two\.<\/p>$/],
  [
    "right-to-left writing",
    "## A\n\nنص\n\n- نص\n\n### عنوان",
    /<p dir="auto">نص<\/p>\s*<ul dir="auto">.*<h3 id="عنوان" dir="auto">/s,
  ],
  ["a table", "## A\n\n| a |\n|---|", /<div role="group" [^>]*tabindex="0"[^>]*><table/],
  ["invisible characters", "## A\n\nro\u00ADo\u0007m\u200Bs\u202E", /rooms/],
  ["a link in a heading", "## [Rooms](/privacy)\n\nOne.", /1\. Rooms: /],
])("understands %s", async (_kind, text, shown) => {
  expect(await pageOf(withTerms(text))).toMatch(shown)
})

/** A legal page's rendered text, on one line. */
async function pageOf(sample: Sample) {
  const { sources, facts, problems } = check(filesOf(sample))
  expect(problems).toEqual([])
  const source = sources.find(({ file }) => file === terms)
  const filled = source ? fillFile(source, facts).text : ""
  const { opening, sections } = legalTextOf(
    await renderMarkdown(filled.slice(filled.indexOf("\n---\n") + 5)),
  )
  return [opening, ...sections.map(({ number, heading, html }) => `${number} ${heading}: ${html}`)]
    .join(" ")
    .trim()
}

/** Texts with errors, and the lines (from 1) on which each is reported. */
test.each<[string, string, number[]]>([
  ["footnotes", "## A\n\nA fee[^1]. Two[^b].\n\n[^1]: Paid in cash.\n[^b]: Word", [3, 3, 5, 6]],
  [
    "other systems' marks",
    "## A {#rooms}\n\n{: .lead}\n\n{{ site.url }} {% include x %}\n\n{company name}",
    [1, 3, 5, 5, 7],
  ],
  [
    "Markdown that failed",
    "## A\n\n##Keys\n\n[the terms] (/terms)\n\n[x](https://example.com/a b)\n\n[terms][missing]\n\n** please ** ~~ x",
    [3, 5, 7, 9, 11, 11, 11],
  ],
  ["a second front matter", "---\nlayout: page\npath: /rules/\n---\n\n## A\n\nText.", [1]],
  ["another title", "# Welcome\n\n## A\n\nText {fone}", [1, 5]],
  [
    "tables in HTML",
    "## A\n\n<table>\n  <tr>\n      <td>One</td>\n  </tr>\n</table>\n\n{fone}",
    [3, 9],
  ],
  ["HTML in a line", "## A\n\nOne <b>two</b>.", [3, 3]],
  [
    "links to files",
    "## A\n\n[a](privacy.md) [b](../privacy) [c](/privacy.md) [d](privacy/#one)",
    [3, 3, 3, 3],
  ],
  [
    "wrong links beside broken headings",
    "## By {emial}\n\n[a](/privacy#nothing) ![x](https://a.example/x.png)",
    [1, 3, 3],
  ],
  ["a comment without an end", "## A\n\n<!-- open\n\n## B\n\nText.", [3]],
  ["tables without dashes", "## A\n\n| a | b |\n| c | d |", [3]],
])("reports %s once, with edits that correct them", (_kind, text, lines) => {
  const problems = problemsIn(withTerms(text))
  expect(problems.map(({ line }) => line - fieldLines)).toEqual(lines)
  const followed = follow(text, problems)
  expect([followed, problemsIn(withTerms(followed))]).toEqual([followed, []])
})

/** Does what each remedy says, from the last to the first, and returns the resulting text. */
function follow(text: string, problems: Problem[]): string {
  return [...problems].reverse().reduce((text, { line, column, remedy }) => {
    const above = text.split("\n", line - 1 - fieldLines).map(({ length }) => length + 1)
    const at = above.reduce((sum, length) => sum + length, column - 1)
    const [, write = "", old] = /^(?:Write “(.*?)” instead of|Remove) “(.*?)”\./s.exec(remedy) ?? []
    const corrected = text.slice(at).replace(old ?? /\(.*?\)/, () => (old ? write : "(/privacy)"))
    return text.slice(0, at) + corrected
  }, text)
}

const name = '"name": "The Mojavelle"'

test.each<[string, string, string, string]>([
  ["Markdown", hotels, name, '"name": "See [terms](/terms), **now** &amp;"'],
  ["HTML", hotels, name, '"name": "<b>Bold</b> Inn"'],
  ["bold", terms, "title: Terms", "title: **Terms**"],
  ["bold and a number sign", terms, "title: Terms", "title: **Terms** # remark"],
  ["an anchor of YAML", terms, "title: Terms", "title: &Terms"],
  ["a number sign", terms, "title: Terms", "title: Suite #5 Terms"],
  ["a colon", terms, "title: Terms", "title: Terms: new"],
  ["brackets", hotels, name, '"name": "House {company name} {emial}"'],
])("reports %s in a field once, with an edit that corrects it", (_kind, file, of, write) => {
  const sample = withTerms("## A\n\nText.\n")
  const wrong = String(sample[file]).replace(of, write)
  const problems = problemsIn({ ...sample, [file]: wrong })
  expect(problems.length).toBeGreaterThan(0)
  const corrected = problems.reduce((text, { remedy }) => {
    const [, put = "", old] = /^Write “(.*?)”(?: instead of “(.*?)”)?\.$/s.exec(remedy) ?? []
    return text.replace(old ?? JSON.parse(`{${write}}`).name, () => put)
  }, wrong)
  expect([corrected, problemsIn({ ...sample, [file]: corrected })]).toEqual([corrected, []])
})
