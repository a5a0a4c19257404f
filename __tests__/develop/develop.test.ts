import { readFileSync, renameSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { expect, test } from "@playwright/test"
import { checkedFolder } from "../../src/graph/write-checked-content"
import site from "../content/site.json"
import { DevelopServer } from "./develop-server"

// All tests share a server, which takes most of a minute to start.
test.describe.configure({ mode: "serial" })

let server: DevelopServer

const hotels = "content/hotels.json"
const legalFiles = ["content/legal/terms.md", "content/legal/privacy.md"]
const validHotels = readFileSync(`__tests__/${hotels}`, "utf8")
const allHotels: { name: string; description: string }[] = JSON.parse(validHotels)
const [{ description: firstDescription = "" } = {}] = allHotels

test.beforeAll(() => {
  server = new DevelopServer()
  server.project.write(hotels, validHotels.replaceAll('"https:', '"http:'))
  for (const file of legalFiles) edit(file, "\nupdated: ", "\nupdated: 3")
  return server.start()
})

test.afterAll(() => server.stop())

test("the server starts with mistakes in the hotels and all legal pages, and shows them once corrected", async () => {
  expect(server.output).toMatch(/content\/hotels\.json:\d+ {2}hotel 1 › image/)
  await server.waitForData("/", site.hero.sentence)
  for (const file of legalFiles) edit(file, "\nupdated: 3", "\nupdated: ")
  await restore(hotels, validHotels)
  await server.waitForData("/", firstDescription)
  await server.waitForData("/terms", "These terms cover")
})

for (const section of readFileSync("docs/graphql.md", "utf8").split(/^## /m).slice(1)) {
  test(`the server returns the result in docs/graphql.md: ${section.split("\n")[0]}`, async () => {
    const data = JSON.parse(block(section, "json"), expected)
    expect(await server.query(block(section, "graphql"))).toMatchObject({ data })
  })
}

// For each kind of file: words to change and a mistake to make; unit tests cover the kinds of mistakes.
for (const [name, page, oldWords, correct, mistake] of [
  ["hotels.json", "/", firstDescription, '"location"', '"place"'],
  ["site.json", "/", site.hero.sentence, '"footer"', '"foot"'],
  ["about.md", "/", "So the list", "---", ""],
  ["legal/terms.md", "/terms", "These terms cover", "title", "\u0000"],
] as const) {
  const file = `content/${name}`

  test(`the server shows a valid edit of ${file} and reports a mistake`, async () => {
    const newWords = `These words are new in ${name}.`
    const readChecked = () => server.project.read(`${checkedFolder}/${name}`)
    // The page is open while an editor changes its text.
    await server.pageData(page)
    const changed = edit(file, oldWords, newWords)
    await server.waitForData(page, newWords)
    const shown = readChecked()
    server.output = ""
    edit(file, correct, mistake)
    await server.waitForOutput(new RegExp(`${file}:\\d+`))
    expect(await server.pageData(page)).toContain(newWords)
    expect(readChecked()).toBe(shown)
    await restore(file, changed)
  })
}

test("the server shows a changed fact on a page that refers to it", async () => {
  const link = (digits: string, shown: string) =>
    `Call Marquisade at <a href=\\"tel:+1702555${digits}\\">${shown}</a>.`
  edit("content/legal/terms.md", "\n## ", "\nCall {brand} at [{phone}](tel:{phone}).\n\n## ")
  await server.waitForData("/terms", link("0148", "+1 702 555 0148"))
  edit("content/site.json", "+1 702 555 0148", "+1 702 555 0199")
  await server.waitForData("/terms", link("0199", "+1 702 555 0199"))
})

for (const wait of [0, 700, 3000]) {
  test(`the server shows the last of two saves ${wait} ms apart: hotels edited and reordered, then removed`, async () => {
    const edited = allHotels.map(hotel => ({ ...hotel, description: firstDescription })).reverse()
    writeHotels(edited)
    await pause(wait)
    writeHotels(edited.slice(1, -1))
    await waitForHotels(edited.slice(1, -1))
    writeHotels(allHotels)
    await waitForHotels(allHotels)
  })
}

test("the server shows the last valid content while the content is away", async () => {
  const [folder, away] = [join(server.project.folder, "content"), `${server.project.folder}/away`]
  server.output = ""
  renameSync(folder, away)
  await server.waitForOutput(/content:1\s+It is missing/)
  await waitForHotels(allHotels)
  renameSync(away, folder)
  await server.waitForOutput(/The content is valid again\./)
})

test("the server adds and removes a legal page with its file and logs no warnings", async () => {
  const file = "content/legal/cookies.md"
  const terms = String(server.project.read("content/legal/terms.md"))
  server.output = ""
  server.project.write(file, terms.replace("title: Terms and Conditions", "title: Cookies"))
  await server.waitForData("/cookies", '"title":"Cookies"')
  await server.waitForData("/", '{"slug":"cookies","title":"Cookies"}')
  server.project.delete(file)
  await server.until("the page is gone", async () => {
    return !(await server.pageData("/")).includes("cookies")
  })
  expect(server.complaints()).toEqual([])
})

const writeHotels = (list: object[]) => server.project.write(hotels, JSON.stringify(list))

/** Waits until the home page's data has exactly these hotels. */
const waitForHotels = (list: typeof allHotels) =>
  expect
    .poll(async () => JSON.parse(await server.pageData("/")).result.data.allHotel.nodes)
    .toEqual(list.map(({ name, description }) => expect.objectContaining({ name, description })))

/** Replaces text in a content file. @returns The file's new text */
function edit(file: string, from: string, to: string): string {
  const text = String(server.project.read(file)).replace(from, to)
  server.project.write(file, text)
  return text
}

async function restore(file: string, text: string) {
  server.project.write(file, text)
  await server.waitForOutput(/The content is valid again\./)
}

function block(section: string, language: string) {
  const [, text = ""] = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, "s").exec(section) ?? []
  return text
}

/** JSON reviver: a string that ends with “…” matches any longer string with the same beginning. */
function expected(_key: string, value: unknown): unknown {
  if (typeof value !== "string" || !value.endsWith("…")) return value
  const beginning = value.slice(0, -1).replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
  return expect.stringMatching(new RegExp(`^${beginning}.`))
}
