import { readFileSync } from "node:fs"
import { testPublic } from "../test-site"
import { pages } from "./pages"
import { expect, test } from "./test"

/** The styles, and the markup of all pages without them. */
function readPages() {
  const html = pages.map(({ file }) => readFileSync(`${testPublic}/${file}`, "utf8"))
  const css = html[0]?.match(/<style[^>]*>([\s\S]*?)<\/style>/)?.[1] ?? ""
  const markup = html.map(text => text.replace(/<style[\s\S]*?<\/style>/g, "")).join("")
  return { css, markup }
}

test("every class of the styles is on some page", () => {
  const { css, markup } = readPages()
  const used = new Set(
    [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names?.split(/\s+/)),
  )
  const styled = [...css.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name]) => name)
  expect(styled.length).toBeGreaterThan(50)
  expect(styled.filter(name => !used.has(name))).toEqual([])
})

test("every custom property of the styles is used", () => {
  const { css } = readPages()
  const set = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
  expect(set.size).toBeGreaterThan(30)
  expect([...set].filter(name => !css.includes(`var(${name}`))).toEqual([])
})
