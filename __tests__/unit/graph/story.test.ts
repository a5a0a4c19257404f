/** @jest-environment node */
import { readFileSync } from "node:fs"
import { outline } from "../../../src/content/headings"
import { storyOf } from "../../../src/graph/markdown-html"
import { renderMarkdown } from "../content/render-markdown"

test("the story's headings begin at level 3 and have no ids, which sections of the page might have", async () => {
  const html = storyOf(await renderMarkdown("# About\n\nOurs.\n\n## Contact"))
  expect(html).toBe(
    '<h3 dir="auto">About</h3>\n<p dir="auto">Ours.</p>\n<h4 dir="auto">Contact</h4>',
  )
})

test("no section of a legal page gets the id of a drawing", () => {
  const drawings = ["shapes", "gradients"].map(name => readFileSync(`src/art/${name}.svg`, "utf8"))
  const ids = [...drawings.join("").matchAll(/ id="([\w-]+)"/g)].map(([, id]) => String(id))
  expect(ids.length).toBeGreaterThan(5)
  for (const id of ids) {
    const [section] = outline([{ depth: 2, text: id, nested: false }], 2)
    expect(section?.anchor).toBe(`${id}-section`)
  }
})
