/** @jest-environment node */
// Markdown that editors write or paste is rendered.
import { legalTextOf } from "../../../src/graph/markdown-html"
import { renderMarkdown } from "./render-markdown"
import { finishedText, terms, withText } from "./sample-content"

/** Renders a legal page's Markdown as visitors get it. */
async function renderPage(text: string) {
  const finished = finishedText(terms, withText(text))
  const body = finished.slice(finished.indexOf("\n---\n") + 5)
  const { opening, sections } = legalTextOf(await renderMarkdown(body))
  const sectionTexts = sections.map(({ number, heading, html }) => `${number} ${heading}: ${html}`)
  return [opening, ...sectionTexts].join(" ").trim()
}

test.each<[string, string, RegExp]>([
  ["underlined headings", "A\n---\n\nOne.\n\nB\n---\n\nTwo.", /1\. A: <p.*2\. B: <p/s],
  ["level-1 headings", "# A\n\n# B\n\n### Lost", /2\. B: <h3 id="lost" tabindex="-1".*>Lost/],
  ["skipped heading levels", "### Rooms\n\n##### Beds\n\nOne.", /1\. Rooms: <h3 id="beds"/],
  ["text above the headings", "Hi.\n\n---\n\n## A", /^<p dir="auto">Hi.<\/p>\s*<hr.*1\. A/s],
  ["a page's own numbers", "## A. Key\n\n## Article 2.1 – Bed", /^A\. Key:.*Article 2\.1 Bed:/s],
  ["numbers in headings", "## Section 5 Bed\n\n## Art 20", /^1\. Section 5 Bed:.*2\. Art 20:/s],
  [
    "headings that would get the same id, and a fact in code",
    "## A\n\n[a](#fees-1-1) [b](#menu-section-1) [c](#the-marquisade-field)\n\n### Fees\n\n### Fees\n\n### Fees 1\n\n### Fees\n\n### Menu\n\n### Menu section\n\n### The `{brand}` field",
    /id="fees".*id="fees-1".*id="fees-1-1".*id="fees-2".*id="menu-section".*id="menu-section-1".*id="the-marquisade-field"/s,
  ],
  ["a fact in a heading", "[a](#by-marquisade)\n\n## By {brand}", /1\. By Marquisade:/],
  ["headings in other scripts", "[a](#über-お客様)\n\n## A\n\n### Über お客様", /id="über-お客様"/],
  ["code and bold in a heading", "## The `key` of **all**\n\nOne.", /The key of all: /],
  ["a link in a heading", "## [Rooms](/privacy)\n\nOne.", /1\. Rooms: /],
  ["a quotation of >>>>>>>", "## A\n\n>>>>>>> old mail", /old mail/],
  ["brackets in code", "## A\n\n`wp_{HASH}` \\{email}", /<code>wp_\{HASH\}<\/code> \{email\}/],
  ["task lists", "## A\n\n- [ ] Towels\n- [x] Soap", /☐ Towels.*☑ Soap/s],
  ["line breaks", "## A\n\nOne<br>\nTwo\n\n| a |\n|---|\n| 5<br>6 |", /One<br>.*5<br>6/s],
  ["comments", "## A\n\nOne <!-- to do --> two.\n\n<!-- more -->", /One {2}two\.<\/p>$/],
  ["right-to-left text", "## A\n\n- نص\n\n### عنوان", /<ul dir="auto">.*<h3 [^>]*dir="auto">/s],
  ["a table with a bold first row", "## A\n\n| **B** | **C** |\n| d | e |", /<th><strong>B/],
  ["a table", "## A\n\n| a |\n|---|", /<div role="group" [^>]*tabindex="0"[^>]*><table/],
  ["invisible characters", "## A\n\nro\u00ADo\u0007m\u200Bs\u202E", /rooms/],
  ["other line breaks", "## A\n\nOne\u000Btwo\u0085three", /One two three/],
  [
    "an email address",
    "## A\n\n[{email}](mailto:{email})",
    /^1. A: <p dir="auto"><a href="mailto:info@marquisade.example">info@m/,
  ],
])("the site renders %s", async (_kind, text, shown) => {
  expect(await renderPage(text)).toMatch(shown)
})
