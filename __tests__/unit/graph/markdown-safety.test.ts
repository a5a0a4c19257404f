import { TextDecoder } from "node:util"
import { check } from "../../../src/content/check"
import { storyOf } from "../../../src/graph/markdown-html"
import { renderMarkdown } from "../content/render-markdown"
import { filesOf } from "../content/sample-content"

// jsdom has none.
Object.assign(globalThis, { TextDecoder })

const file = "content/about.md"
const terms = "---\ntitle: Terms\n---\n\n## One\n\nText.\n"

/** The problems that the check reports for the story. */
function problems(text: string) {
  const sample = {
    [file]: `---\nlabel: Us\nheading: Us\n---\n${text}`,
    "content/legal/terms.md": terms,
  }
  const { problems } = check(filesOf(sample))
  return problems.filter(problem => problem.file === file && problem.field === "text")
}

const elementsOf = (html: string) =>
  Object.assign(document.createElement("template"), { innerHTML: html }).content

/** Everything in the HTML that runs, loads something, or has an unsafe URL. */
function dangers(html: string): string[] {
  return [...elementsOf(html).querySelectorAll("*")].flatMap(element => {
    const forbidden = element.matches(
      "script, style, link, meta, base, iframe, object, embed, img, svg, math, form, video, audio",
    )
    const attributes = [...element.attributes].filter(
      ({ name, value }) =>
        /^(on|style|src|action)/.test(name) || (name === "href" && unsafe(value)),
    )
    // Without `target`, the page behind a link gets no access to this one.
    const open = element.hasAttribute("target")
    return forbidden || attributes.length > 0 || open ? [element.outerHTML] : []
  })
}

function unsafe(url: string): boolean {
  // Browsers do not follow invalid addresses.
  if (!URL.canParse(url, "https://own.example")) return false
  const { protocol, origin } = new URL(url, "https://own.example")
  if (protocol === "http:" || protocol === "https:") {
    return origin !== "https://own.example" && !/^https?:\/\//i.test(url)
  }
  return !["mailto:", "tel:"].includes(protocol)
}

test.each([
  "- a\n\n  <script>\n  alert(1)\n  </script>",
  "| a |\n|---|\n| <script>alert(1)</script> |",
  "<style>*{display:none}</style>",
  "<?php x ?>",
  "<![CDATA[<script>alert(1)</script>]]>",
  "[x](<  javascript:alert(1)>)",
  "[x](<java\tscript:alert(1)>)",
  "[x](&#106;avascript:alert(1))",
  "[x](javascript&colon;alert(1))",
  "[x](java&Tab;script:alert(1))",
  "[x](&#1;javascript:alert(1))",
  "[x](&nbsp;javascript:alert(1))",
  "[x](javascript\\:alert(1))",
  "[x](blob:https://own.example/1)",
  "[x](view-source:https://own.example)",
  "[x](/\\evil.example)",
  "[x](/&Tab;/evil.example)",
  "[x](https:evil.example)",
  "<javascript:alert(1)>",
  "[y][]\n\n[y]: <javascript:alert(1)>",
  "A note.[^1]\n\n[^1]: [x](javascript:alert(1))",
  "A note.^[[x](javascript:alert(1))]",
  "[![x](https://evil.example/x.png)](/terms)",
])("rejects %s", text => {
  expect(problems(text)).not.toEqual([])
})

test.each([
  "`<script>alert(1)</script>`",
  "```\n<img src=x onerror=alert(1)>\n```",
  "\\<script>alert(1)\\</script>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "<svg/onload=alert(1)>",
  "[x] (javascript:alert(1))",
  "javascript:alert(1)",
  '[x](https://a.example "&quot; onclick=&quot;alert(1)")',
  '[x](https://a.example/"onclick="alert(1))',
  "[\\<b>](https://a.example)",
  '``` "onclick=alert(1)\nx\n```',
])("shows %s as text only", async text => {
  expect(problems(text)).toEqual([])
  expect(dangers(storyOf(await renderMarkdown(text)))).toEqual([])
})

test.each([
  ["[x](HTTP://a.example 't')", '<a href="HTTP://a.example" title="t">x</a>'],
  ["www.a.example", '<a href="http://www.a.example">www.a.example</a>'],
  ["[x](/terms)", '<a href="/terms">x</a>'],
  ["[x](mailto:a@b.example)", '<a href="mailto:a@b.example">x</a>'],
])("renders the link %s as %s", async (text, link) => {
  expect(problems(text)).toEqual([])
  expect(storyOf(await renderMarkdown(text))).toBe(`<p dir="auto">${link}</p>`)
})
