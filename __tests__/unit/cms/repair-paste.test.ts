import { repairedHtml } from "../../../src/cms/repair-paste"

const label = (words: string) => `<i style='mso-list:Ignore'>${words}<i>&nbsp; </i></i>`
const letters = "<ol style='list-style-type: upper-alpha'><li>a<ol type='i' start='4'><li><p>b"
const numbered =
  "<ol><li><h2>A</h2></li><ol><li>b</li></ol><li><h2>C</h2></li><ol><li>d</li></ol></ol>"
const bullets = `<p style='mso-list:l0 level1'>${label("·")}a</p><p>${label("o")}b`
const nestedList = "<ul><li>a<ul><li>b</li></ul></li></ul>"
const merged = "<tr><td rowspan=2>b<td>c<td>d<tr><td colspan=2>e<tr><td colspan=3>f"

test.each([
  ["deleted and hidden words", "a<del>b</del><b style='display: none'>c</b>", "a"],
  ["a comment", "a<b class='MsoCommentReference'>b</b>c", "ac"],
  ["a tab", "a<b style='mso-tab-count:1'> </b>c", "a c"],
  ["a bookmark", "<a name='_Toc1'>Fees</a> <a href='#_Toc1'>x</a>", "Fees x"],
  ["raised and lowered digits", "m<sup>2</sup>, O<sub>2</sub>", "m², O₂"],
  ["titles", "<p class='MsoTitle'>Terms</p><h2><b>One</b><br>two</h2>", "<h2>One two</h2>"],
  ["sections", `<h1>${label("1")}A</h1><h1>2. B</h1>`, "<h2>A</h2><h2>B</h2>"],
  ["a part of a section", `<h3>${label("2.1")}A</h3>`, "<h3>2.1 A</h3>"],
  ["sections in a list", numbered, "<h2>A</h2><ol><li>b</li></ol><h2>C</h2><ol><li>d</li></ol>"],
  ["a letter, and an empty line", `<p>${label("(a)")}b</p><p>&nbsp;</p>`, "<p>(a) b</p>"],
  ["lists of letters", letters, "<div>(A) a<div><p>(iv) b</p></div></div>"],
  ["a list beside its item", "<ul><li>a</li><ul><li>b", nestedList],
  ["bullets", bullets, nestedList],
  ["a quotation", "<blockquote><p>a<p>b", "<blockquote>a<br><br>b</blockquote>"],
  ["a quotation from Word", "<p class='MsoQuote'>a", "<blockquote>a</blockquote>"],
  ["merged cells", `<table><caption>A</caption>${merged}`, "<p>A</p>b|c|d|b|e|e|f|||"],
])("the editor repairs %s", (_what, pasted, repaired) => {
  const html = repairedHtml(pasted).replaceAll("</td>", "|")
  expect(html.replace(/<\/?(table|tbody|td|tr)>| class="bullets"/g, "")).toBe(repaired)
})
