import { readFileSync } from "node:fs"
import { testPublic } from "../test-site"
import { pages } from "./pages"
import { expect, test } from "./test"

const html = pages.map(({ file }) => readFileSync(`${testPublic}/${file}`, "utf8"))
const css = html[0]?.match(/<style[^>]*>([\s\S]*?)<\/style>/)?.[1] ?? ""

test("every class of the styles is on some page", () => {
  const markup = html.join("").replace(/<style[\s\S]*?<\/style>/g, "")
  const classes = [...markup.matchAll(/class="([^"]*)"/g)]
  const used = new Set(classes.flatMap(([, names]) => names?.split(/\s+/)))
  const styled = [...css.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name]) => name)
  expect(styled.length).toBeGreaterThan(50)
  expect(styled.filter(name => !used.has(name))).toEqual([])
})

test("every custom property of the styles is used", () => {
  const set = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
  expect(set.size).toBeGreaterThan(30)
  expect([...set].filter(name => !css.includes(`var(${name}`))).toEqual([])
})
