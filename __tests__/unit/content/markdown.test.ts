/** @jest-environment node */
// Markdown that editors write or paste is rendered, or reported with a remedy that corrects it.
import type { Problem } from "../../../src/content/problem"
import { legalTextOf } from "../../../src/graph/markdown-html"
import { renderMarkdown } from "./render-markdown"
import { finishedText, offsetOf, problemsIn, sampleContent, terms } from "./sample-content"

const fieldsOf = (title: string) =>
  `---\ntitle: ${title}\nupdated: 2024-02-29\ndescription: Text.\nintroduction: Text.\n---\n`
const fieldLines = fieldsOf("Terms").split("\n").length - 1

const withTerms = (text: string) => ({ ...sampleContent(), [terms]: text })

/** Renders a legal page's Markdown as visitors get it. */
async function renderPage(text: string) {
  const finished = finishedText(terms, withTerms(fieldsOf("Terms") + text))
  const body = finished.slice(finished.indexOf("\n---\n") + 5)
  const { opening, sections } = legalTextOf(await renderMarkdown(body))
  const sectionTexts = sections.map(({ number, heading, html }) => `${number} ${heading}: ${html}`)
  return [opening, ...sectionTexts].join(" ").trim()
}

test.each<[string, string, RegExp]>([
  ["underlined headings", "A\n---\n\nOne.\n\nB\n---\n\nTwo.", /1\. A: <p.*2\. B: <p/s],
  ["level-1 headings", "# A\n\n# B\n\n### Lost", /2\. B: <h3 id="lost" dir="auto">Lost/],
  ["skipped heading levels", "### Rooms\n\n##### Beds\n\nOne.", /1\. Rooms: <h3 id="beds"/],
  ["text above the headings", "Hi.\n\n---\n\n## A", /^<p dir="auto">Hi.<\/p>\s*<hr.*1\. A/s],
  ["a page's own numbers", "## A. Key\n\n## Article 2.1 – Bed", /^A\. Key:.*Article 2\.1 Bed:/s],
  ["numbers in headings", "## Section 5 Bed\n\n## Art 20", /^1\. Section 5 Bed:.*2\. Art 20:/s],
  [
    "headings that would get the same id, and a fact in code",
    "## A\n\n[a](#fees-1-1) [b](#menu-section-1) [c](#the-brand-field)\n\n### Fees\n\n### Fees\n\n### Fees 1\n\n### Fees\n\n### Menu\n\n### Menu section\n\n### The `{brand}` field",
    /id="fees".*id="fees-1".*id="fees-1-1".*id="fees-2".*id="menu-section".*id="menu-section-1".*id="the-brand-field"/s,
  ],
  ["a fact in a heading", "[a](#by-marquisade)\n\n## By {brand}", /1\. By Marquisade:/],
  ["headings in other scripts", "[a](#über-お客様)\n\n## A\n\n### Über お客様", /id="über-お客様"/],
  ["a heading with a drawing's id", "## A\n\n[a](#door-section)\n\n### Door", /id="door-section"/],
  ["code and bold in a heading", "## The `key` of **all**\n\nOne.", /The key of all: /],
  ["a link in a heading", "## [Rooms](/privacy)\n\nOne.", /1\. Rooms: /],
  ["a quotation of >>>>>>>", "## A\n\n>>>>>>> old mail", /old mail/],
  ["brackets in code", "## A\n\n`wp_{HASH}` and \\{x}", /<code>wp_\{HASH\}<\/code> and \{x\}/],
  ["task lists", "## A\n\n- [ ] Towels\n- [x] Soap", /☐ Towels.*☑ Soap/s],
  ["line breaks", "## A\n\nOne<br>\nTwo\n\n| a |\n|---|\n| 5<br>6 |", /One<br>.*5<br>6/s],
  ["comments", "## A\n\nOne <!-- to do --> two.\n\n<!-- more -->", /One {2}two\.<\/p>$/],
  ["right-to-left text", "## A\n\n- نص\n\n### عنوان", /<ul dir="auto">.*<h3 [^>]*dir="auto">/s],
  ["a table with a bold first row", "## A\n\n| **B** | **C** |\n| d | e |", /<th><strong>B/],
  ["a table", "## A\n\n| a |\n|---|", /<div role="group" [^>]*tabindex="0"[^>]*><table/],
  ["invisible characters", "## A\n\nro\u00ADo\u0007m\u200Bs\u202E", /rooms/],
])("the site renders %s", async (_kind, text, shown) => {
  expect(await renderPage(text)).toMatch(shown)
})

/** Expects problems on these lines, then on those that a remedy reveals, and none once all remedies are applied. */
function expectProblems(text: string, lines: number[], revealed: number[] = []) {
  const problems = problemsIn(withTerms(text))
  expect([text, problems.map(({ line }) => line)]).toEqual([text, lines])
  if (lines.length > 0) expectProblems(problems.reduceRight(applyRemedy, text), revealed)
}

/** Applies a problem's remedy to the letter. */
function applyRemedy(text: string, problem: Problem): string {
  const [, replacement = "", old] =
    /^(?:Write “(.*?)”(?: instead of)?|Remove)(?: “(.*)”)?\.$/s.exec(problem.remedy) ?? []
  const at = offsetOf(problem, text)
  return text.slice(0, at) + text.slice(at).replace(old ?? /(?<=").*(?=")/, () => replacement)
}

/** Markdown with mistakes, and the lines (from 1) on which they are reported: at once, and after the first remedies. */
test.each<[string, string, number[], number[]?]>([
  ["footnotes", "A fee[^1]. Two[^b].\n\n[^1]: Paid in cash.\n[^b]: Word", [1, 1, 3, 4]],
  ["a word processor's footnote", "A fee[[1]](https://a.example/#_ftn1).", [1]],
  ["other systems' syntax", "## A {#b}\n\n{: .c}\n\n{{ d }} {% e f.g %}\n\n{h i}", [1, 3, 5, 5, 7]],
  ["malformed Markdown", "##A\n\n[the terms] (/terms)\n\n** please ** ~~ x", [1, 3, 5, 5, 5]],
  ["malformed links", "[x](https://example.com/a b)\n\n[terms][missing]", [1, 3]],
  ["a second front matter", "---\nlayout: page\npath: /rules/\n---", [1]],
  ["another title", "# Welcome\n\n## A\n\nText {fone}", [1, 5]],
  ["tables in HTML", "<table>\n  <tr>\n      <td>One</td>\n  </tr>\n</table>\n\n{fone}", [1, 7]],
  ["inline HTML", "One <b>two</b>.", [1, 1]],
  ["links to files", "[a](privacy.md) [b](../privacy) [c](/privacy.md)", [1, 1, 1]],
  ["links and images", "## By {emial}\n\n[a](terms) ![x](https://a.example/x.png)", [1, 3, 3]],
  ["an unclosed comment", "<!-- open\n\n## B\n\nText.", [1]],
  ["tables without dashes", "| a | b |\n| c | d |", [1]],
  ["mistakes below a pasted table", "| **B** |\n| {c} |\n\n[d](terms) {f}", [2, 4, 4]],
  ["mistakes within others", "[b {fone}](terms) <b {c}>", [1, 1], [1, 1]],
  ["a link to a malformed heading", "[b](#b) {c}\n\n##B {#d}", [1, 3, 3]],
])("the check reports %s, with remedies that correct the text", (_kind, text, ...lines) => {
  const below = lines.map(group => group?.map(line => fieldLines + line))
  expectProblems(`${fieldsOf("Terms")}${text}\n\n## Z\n`, below[0] ?? [], below[1])
})

test.each([
  '"See [terms](/terms), **now** &amp;"',
  '"<b>Bold</b> Inn"',
  '"House {company name} {emial}"',
  "**Terms**",
  "**Terms** # remark",
  "&Terms",
  "Suite #5 Terms",
  "Terms: new",
])("the check reports the title %s once, with a remedy that corrects it", title => {
  expectProblems(`${fieldsOf(title)}## A\n\nText.\n`, [2])
})
