/** @jest-environment node */
// Markdown that editors write or paste is rendered, and harmful Markdown is text.
import { DomUtils, parseDocument } from "htmlparser2"
import { checkContent } from "../../../src/content/check-content"
import { legalTextOf } from "../../../src/graph/markdown-html"
import { renderMarkdown } from "./render-markdown"
import { filesOf, terms, withText } from "./sample-content"

/** Renders a legal page's Markdown as visitors get it. */
async function renderPage(text: string) {
  const { parsedFiles, problems } = checkContent(filesOf(withText(text)))
  expect(problems).toEqual([])
  const file = parsedFiles.find(({ path }) => path === terms)
  const { opening, sections } = legalTextOf(await renderMarkdown(file?.text ?? ""))
  const sectionTexts = sections.map(({ number, heading, html }) => `${number}. ${heading}: ${html}`)
  return [opening, ...sectionTexts].join(" ").trim()
}

test.each<[string, string, RegExp]>([
  ["headings in sections", "## A\n\n### Lost", /1\. A: <h3 id="lost" tabindex="-1".*>Lost/],
  ["text above the headings", "Hi.\n\n---\n\n## A", /^<p dir="auto">Hi.<\/p>\s*<hr.*1\. A/s],
  ["numbers in headings", "## Section 5 Bed\n\n## Art 20", /^1\. Section 5 Bed:.*2\. Art 20:/s],
  [
    "headings that would get the same id",
    "## A\n\n[a](#fees-1-1) [b](#menu-section-1)\n\n### Fees\n\n### Fees\n\n### Fees 1\n\n### Fees\n\n### Menu\n\n### Menu section",
    /id="fees".*id="fees-1".*id="fees-1-1".*id="fees-2".*id="menu-section".*id="menu-section-1"/s,
  ],
  ["headings in other scripts", "[a](#über-お客様)\n\n## A\n\n### Über お客様", /id="über-お客様"/],
  [
    "lines as they are written",
    "## A\n\nOne\\\nTwo\n*three*\n[4](/terms)\n\n- a\n  b\n\n> c\n> d",
    /One<br>\nTwo<br>\n<em>three<\/em><br>\n<a .*<ul[^>]*>\n<li>a<br>\nb<\/li>\n<\/ul>.*<p>c<br>\nd<\/p>\n/s,
  ],
  ["right-to-left text", "## A\n\n- نص\n\n### عنوان", /<ul dir="auto">.*<h3 [^>]*dir="auto">/s],
  ["no-break spaces", "##\u00A0A\n\n-\u00A0b\n\u00A0\n| c |\n|\u00A0---|", /A: <ul.*<table/s],
  ["a table", "## A\n\n| a |\n|---|", /<div role="group" [^>]*tabindex="0"[^>]*><table/],
  ["invisible characters", "## A\n\nro\u00ADo\u0007m\u200Bs\u202E", /rooms/],
])("the site renders %s", async (_kind, text, shown) => {
  expect(await renderPage(text)).toMatch(shown)
})

const script = "<script>alert(1)</script>"

test.each([
  `\`${script}\``,
  "[x] (javascript:alert(1))",
  '[x](https://a.example/ "&quot; onclick=&quot;alert(1)")',
  '[x](https://a.example/"onclick="alert(1))',
])("the site shows %s only as text", async text => {
  const { children } = parseDocument(await renderPage(`## A\n\n${text}`))
  const elements = DomUtils.findAll(() => true, children)
  const names = elements.flatMap(({ name, attribs }) => [name, ...Object.keys(attribs)])
  expect(names.join(" ")).not.toMatch(/script|svg|img|style|on\w/)
  const addresses = elements.map(({ attribs }) => attribs.href ?? "")
  expect(addresses.filter(address => !/^(https:.*)?$/.test(address))).toEqual([])
})
