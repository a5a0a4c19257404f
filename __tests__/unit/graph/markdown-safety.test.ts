/** @jest-environment node */
// Harmful content is rejected or shown as text.
import { DomUtils, parseDocument } from "htmlparser2"
import { storyOf } from "../../../src/graph/markdown-html"
import { renderMarkdown } from "../content/render-markdown"
import {
  hotels,
  problemsIn,
  replace,
  sampleWith,
  site,
  terms,
  withText,
} from "../content/sample-content"

const script = "<script>alert(1)</script>"

const expectRejection = (file: string, from: string | RegExp, to: string) => {
  const problems = problemsIn(sampleWith({ [file]: replace(from, to) }))
  expect(new Set(problems.map(({ file }) => file))).toEqual(new Set([file]))
}

test.each([
  "[x](<java\tscript:alert(1)>)",
  "[x](/\\evil.example)",
  "[x](https:evil.example)",
  "[![x](https://evil.example/x.png)](/terms)",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "<svg/onload=alert(1)>",
])("the check rejects the Markdown %s", text => {
  expectRejection(terms, "Ours, ", `${text}\n\nOurs, `)
})

test.each([
  "javascript:alert(1)",
  "//evil.example/a",
  "https://a.example;script-src.example/a",
  "https://images.unsplash.com@evil.example/a",
])("the check rejects the photo address %s", address => {
  expectRejection(hotels, /"https:.*"/, `"${address}"`)
})

test.each([
  [hotels, '"The Mojavelle"', `"</script>${script}"`],
  [site, '"info@marquisade.example"', '"a@b.example?bcc=c@d.example"'],
  [site, '"+1 702 555 0148"', '"+1 702 555 0148;javascript:"'],
])("the check rejects %s if %s becomes %s", expectRejection)

test.each([
  `\`${script}\``,
  "[x] (javascript:alert(1))",
  '[x](https://a.example/ "&quot; onclick=&quot;alert(1)")',
  '[x](https://a.example/"onclick="alert(1))',
])("the site shows %s only as text", async text => {
  expect(problemsIn(withText(`## A\n\n${text}\n`))).toEqual([])
  const { children } = parseDocument(storyOf(await renderMarkdown(text)))
  const elements = DomUtils.findAll(() => true, children)
  const names = elements.flatMap(({ name, attribs }) => [name, ...Object.keys(attribs)])
  expect(names.join(" ")).not.toMatch(/script|svg|img|style|on\w/)
  const addresses = elements.map(({ attribs }) => attribs.href ?? "")
  expect(addresses.filter(address => !/^(https:.*)?$/.test(address))).toEqual([])
})
