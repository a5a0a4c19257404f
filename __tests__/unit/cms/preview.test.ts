/** @jest-environment node */
import { markdownHtml } from "../../../src/cms/preview/worker"
import { parseFile } from "../../../src/content/parse-file"
import { readFiles } from "../../../src/content/read-files"
import { renderMarkdown } from "../content/render-markdown"

const files = [...readFiles("."), ...readFiles("__tests__")]

test.each([
  // What the check lets through and those texts lack.
  "1. a\n   - b\n\n2. c ~~d~~ **e**\\\nf `g`\n\n- [x] h\n\n[i]\n\n[i]: /terms '\"j\"'\n\n---\n\nwww.k.example é & < ©",
  ...files.flatMap(([path, bytes]) => parseFile(path, bytes).text ?? []),
])("the preview renders text %# as the site does", async text => {
  expect(markdownHtml(text)).toBe(await renderMarkdown(text))
})
