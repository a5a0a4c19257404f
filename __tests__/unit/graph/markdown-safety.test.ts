// Content that could do harm: what is rejected, and what is shown as text.
import { TextDecoder } from "node:util"
import { storyOf } from "../../../src/graph/markdown-html"
import { photoImageData } from "../../../src/photos/image-data"
import { photoCredit } from "../../../src/photos/photo-credit"
import { renderMarkdown } from "../content/render-markdown"
import {
  about,
  hotels,
  problemsIn,
  replace,
  sampleWith,
  site,
  terms,
} from "../content/sample-content"

// jsdom has none.
Object.assign(globalThis, { TextDecoder })

const story = "Our story."
const [brand, photo] = ['"Marquisade"', /"https:.*"/]
const script = "<script>alert(1)</script>"

test.each<[file: string, of: string | RegExp, write: string]>([
  ...[
    `- a\n\n  ${script}`,
    "<style>*{display:none}</style>",
    "<svg onload=alert(1)>",
    "[x](<java\tscript:alert(1)>)",
    "[x](&#106;avascript:alert(1))",
    `[x](<data:text/html,${script}>)`,
    "[x](//evil.example)",
    "[x](/\\evil.example)",
    "[x](https:evil.example)",
    "<javascript:alert(1)>",
    "[y][]\n\n[y]: <javascript:alert(1)>",
    "[^ 1]\n\n[^ 1]: javascript:alert(1)",
    "[^\n1]\n\n[^\n1]: //evil.example",
    "[![x](https://evil.example/x.png)](/terms)",
    "---\nlayout: page\npermalink: /rules/\n---",
  ].map(text => [about, story, `${text}\n\nOurs.`] as [string, string, string]),
  ...[
    "javascript:alert(1)",
    "data:image/svg+xml,<svg>",
    "//evil.example/a",
    "https://images,unsplash.com/a",
    "https://a.example;script-src.example/a",
    "https://*.com/a",
    "https://images.unsplash.com@evil.example/a",
    "https://a.example\\\\@evil.example/x",
  ].map(address => [hotels, photo, `"${address}"`] as [string, RegExp, string]),
  [hotels, '"Fczarnowski,', `"${script},`],
  [hotels, '"The Mojavelle"', `"</script>${script}"`],
  [site, '"Best Casino And Hotel Resort"', '"<img src=x onerror=alert(1)>"'],
  [site, brand, `"${script}"`],
  [site, brand, '"[x](javascript:alert(1))"'],
  [site, brand, '"The {headquarters}"'],
  [site, '"info@marquisade.example"', '"a@b.example?bcc=c@d.example"'],
  [site, '"+1 702 555 0148"', '"+1 702 555 0148;javascript:"'],
  [terms, "Title of terms", script],
])("in %s rejects, instead of %s, %s, at its line", (file, of, write) => {
  const sample = sampleWith({ [file]: replace(of, write) })
  const first = String(sample[file]).split(write)[0]?.split("\n").length ?? 0
  const problems = problemsIn(sample)
  expect(problems).not.toEqual([])
  for (const problem of problems) {
    expect(problem.file).toBe(file)
    expect(problem.line - first).toBeGreaterThanOrEqual(0)
    expect(problem.line - first).toBeLessThan(write.split("\n").length)
  }
})

/** Everything in the HTML that runs, loads something, or leaves the site in an unsafe way. */
function dangers(html: string): string[] {
  const { content } = Object.assign(document.createElement("template"), { innerHTML: html })
  return [...content.querySelectorAll("*")].flatMap(element => {
    const isSafe = /^(p|a|b|code|pre|em|strong)$/i.test(element.tagName)
    const isLink = /^https:\/\/a\.example\//.test(
      element.getAttribute("href") ?? "https://a.example/",
    )
    const others = element
      .getAttributeNames()
      .filter(name => !/^(href|title|dir|class)$/.test(name))
    return isSafe && isLink && others.length === 0 ? [] : [element.outerHTML]
  })
}

test.each([
  `\`${script}\``,
  "```\n<img src=x onerror=alert(1)>\n```",
  "\\<script>alert(1)\\</script>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "<svg/onload=alert(1)>",
  "[x] (javascript:alert(1))",
  "javascript:alert(1)",
  '[x](https://a.example/ "&quot; onclick=&quot;alert(1)")',
  '[x](https://a.example/"onclick="alert(1))',
  "[\\<b>](https://a.example/)",
  '``` "onclick=alert(1)\nx\n```',
])("shows %s as text only", async text => {
  expect(problemsIn(sampleWith({ [about]: replace(story, text) }))).toEqual([])
  expect(dangers(storyOf(await renderMarkdown(text)))).toEqual([])
})

test.each([
  `https://images.unsplash.com/x>)${script}`,
  'https://a.example/x"onerror="alert(1)',
  'https://commons.wikimedia.org/wiki/Special:FilePath/"onclick="alert(1)',
])("encodes the photo address %s", image => {
  expect(problemsIn(sampleWith({ [hotels]: replace(photo, JSON.stringify(image)) }))).toEqual([])
  const { images } = photoImageData(image)
  const addresses = [photoCredit({ image, imageCredit: "A" })?.page, images.fallback?.src]
  for (const address of addresses)
    expect(address).toMatch(/^https:\/\/(images|a|commons)\.[\w.]+\/[^"<>\\]+$/)
})

test.each([
  ["[x](HTTP://a.example 't')", '<a href="HTTP://a.example" title="t">x</a>'],
  ["www.a.example", '<a href="http://www.a.example">www.a.example</a>'],
  ["[x](/terms)", '<a href="/terms">x</a>'],
  ["[x](mailto:a@b.example)", '<a href="mailto:a@b.example">x</a>'],
])("renders the link %s as %s", async (text, link) => {
  expect(problemsIn(sampleWith({ [about]: replace(story, text) }))).toEqual([])
  expect(storyOf(await renderMarkdown(text))).toBe(`<p dir="auto">${link}</p>`)
})
