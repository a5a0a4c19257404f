import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { checkedFolder } from "../../src/graph/checked-content"
import site from "../content/site.json"
import { DevelopServer } from "./develop-server"

// All tests share a server, which takes most of a minute to start.
test.describe.configure({ mode: "serial" })

let server: DevelopServer

const hotels = "content/hotels.json"
const rightHotels = readFileSync(`__tests__/${hotels}`, "utf8")
const [{ description: firstDescription }] = JSON.parse(rightHotels)

test.beforeAll(() => {
  server = new DevelopServer()
  server.copy.write(hotels, rightHotels.replaceAll('"https:', '"http:'))
  return server.start()
})

test.afterAll(() => server.stop())

test("reports a mistake at startup and shows the content once it is fixed", async () => {
  expect(server.output).toMatch(/content\/hotels\.json:\d+:\d+ {2}hotel 1 › image/)
  await restore(hotels, rightHotels)
  await server.waitForData("/", firstDescription)
})

for (const section of readFileSync("docs/graphql.md", "utf8").split(/^## /m).slice(1)) {
  test(`returns the result in docs/graphql.md: ${section.split("\n")[0]}`, async () => {
    const data = JSON.parse(block(section, "json"), expected)
    expect(await server.query(block(section, "graphql"))).toMatchObject({ data })
  })
}

// In each kind of file, a text to change, and a mistake; unit tests cover the kinds of mistakes.
for (const [name, page, text, right, wrong] of [
  ["hotels.json", "/", firstDescription, '"location"', '"place"'],
  ["site.json", "/", site.hero.sentence, '"footer"', '"foot"'],
  ["about.md", "/", "So the list", "---", ""],
  ["legal/terms.md", "/terms", "These terms cover", "title", "\u0000"],
] as const) {
  const file = `content/${name}`

  test(`shows a good edit of ${file} and reports a bad one`, async () => {
    const words = `These words are new in ${name}.`
    const readChecked = () => server.copy.read(`${checkedFolder}/${name}`)
    // The page is open while an editor changes its text.
    await server.pageData(page)
    const changed = edit(file, text, words)
    await server.waitForData(page, words)
    const shown = readChecked()
    server.output = ""
    edit(file, right, wrong)
    await server.waitForOutput(new RegExp(`${file}:\\d+:\\d+`))
    expect(await server.pageData(page)).toContain(words)
    expect(readChecked()).toBe(shown)
    await restore(file, changed)
  })
}

test("shows a changed fact on a page that refers to it", async () => {
  const link = (digits: string, shown: string) =>
    `Call Marquisade at <a href=\\"tel:+1702555${digits}\\">${shown}</a>.`
  edit("content/legal/terms.md", "\n## ", "\nCall {brand} at [{phone}](tel:{phone}).\n\n## ")
  await server.waitForData("/terms", link("0148", "+1 702 555 0148"))
  edit("content/site.json", "+1 702 555 0148", "+1 702 555 0199")
  await server.waitForData("/terms", link("0199", "+1 702 555 0199"))
})

test("adds and removes a legal page along with its file, without warnings from Gatsby", async () => {
  const file = "content/legal/cookies.md"
  const terms = String(server.copy.read("content/legal/terms.md"))
  server.output = ""
  for (let round = 1; round <= 3; round++) {
    server.copy.write(file, terms.replace("title: Terms and Conditions", "title: Cookies"))
    await server.waitForData("/cookies", '"title":"Cookies"')
    await server.waitForData("/", '{"slug":"cookies","title":"Cookies"}')
    server.copy.delete(file)
    await server.until("the page has gone", async () => {
      return !(await server.pageData("/")).includes("cookies")
    })
  }
  expect(server.complaints()).toEqual([])
})

/** Replaces a text in a content file. @returns The file's new text */
function edit(file: string, from: string, to: string): string {
  const text = String(server.copy.read(file)).replace(from, to)
  server.copy.write(file, text)
  return text
}

async function restore(file: string, right: string) {
  server.copy.write(file, right)
  await server.waitForOutput(/The content is valid again\./)
}

function block(section: string, language: string) {
  const [, text = ""] = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, "s").exec(section) ?? []
  return text
}

/** JSON reviver: a text that ends with “…” matches any text with that beginning. */
function expected(_key: string, value: unknown): unknown {
  if (typeof value !== "string" || !value.endsWith("…")) return value
  const beginning = value.slice(0, -1).replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
  return expect.stringMatching(new RegExp(`^${beginning}.`))
}
