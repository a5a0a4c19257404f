/** @jest-environment node */
import { storyOf } from "../../../src/graph/markdown-html"
import { renderMarkdown } from "../content/render-markdown"

test("the story's headings begin at level 3 and have no ids, which sections of the page might have", async () => {
  const html = storyOf(await renderMarkdown("# About\n\nOurs.\n\n## Contact"))
  expect(html).toBe(
    '<h3 dir="auto">About</h3>\n<p dir="auto">Ours.</p>\n<h4 dir="auto">Contact</h4>',
  )
})
