import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { checkedFolder } from "../../src/graph/checked-content"
import { DevelopServer } from "./develop-server"
import { type Edit, edits } from "./edits"
import { testGraph } from "./graph"

// One server: it takes most of a minute to start.
test.describe.configure({ mode: "serial", timeout: 900_000 })

const server = new DevelopServer()
const goodText = new Map<string, string>()

const hotels = "content/hotels.json"
const rightHotels = readFileSync(`__tests__/${hotels}`, "utf8")

test.beforeAll(() => {
  server.copy.write(hotels, rightHotels.replaceAll('"https:', '"http:'))
  return server.start()
})

test.afterAll(() => server.stop())

test("started with a mistake in the content, develop reports it, and shows the content once it is corrected", async () => {
  expect(server.recentOutput()).toMatch(/content\/hotels\.json:\d+:\d+ {2}hotel 1 › image/)
  goodText.set(hotels, rightHotels)
  await mend(hotels)
  await server.shows("/", JSON.parse(rightHotels)[0].description)
})

test("the page of all components exists while developing", async () => {
  await server.shows("/components", JSON.parse(rightHotels)[0].name)
})

test.describe("the graph", () => testGraph(server))

test("edits of every kind of file, good and bad in turn, are shown or reported", async () => {
  const times: number[] = []
  for (const [index, { good, bad }] of edits.entries()) {
    const words = `These words are number ${index + 1}.`
    times.push(await show(good, words))
    const shown = server.copy.read(inCheckedCopy(good.file))
    times.push(await report(bad))
    expect(await server.pageData(good.page)).toContain(words)
    expect(server.copy.read(inCheckedCopy(good.file))).toBe(shown)
    await mend(bad.file)
  }
  const [median = 0] = times.toSorted((one, other) => one - other).slice(times.length / 2)
  console.info(`${times.length} edits, median ${Math.round(median)} ms; promised are 3000 ms`)
  expect(server.errors()).toEqual([])
})

test("a changed fact is shown on every page that names it", async () => {
  const clause = "content/legal/terms.md"
  server.copy.write(
    clause,
    `${server.copy.read(clause)}\nCall {brand} at [{phone}](tel:{phone}).\n`,
  )
  const link = (digits: string, shown: string) =>
    `Call Marquisade at <a href=\\"tel:+1702555${digits}\\">${shown}</a>.`
  await server.shows("/terms", link("0148", "+1 702 555 0148"))
  const site = "content/site.json"
  server.copy.write(
    site,
    String(server.copy.read(site)).replace("+1 702 555 0148", "+1 702 555 0199"),
  )
  await server.shows("/terms", link("0199", "+1 702 555 0199"))
})

test("a legal page appears with its file, and disappears with it", async () => {
  const file = "content/legal/cookies.md"
  const terms = String(server.copy.read("content/legal/terms.md"))
  server.copy.write(file, terms.replace("title: Terms and Conditions", "title: Cookies"))
  await server.shows("/cookies", '"title":"Cookies"')
  await server.shows("/", '{"slug":"cookies","title":"Cookies"}')

  server.copy.delete(file)
  await server.until(
    "the page has gone",
    async () => !(await server.pageData("/")).includes("cookies"),
  )
  expect(server.errors()).toEqual([])
})

const inCheckedCopy = (file: string) => file.replace("content", checkedFolder)

async function show({ file, page, change }: Edit, words: string) {
  // An editor has the page open before changing its text.
  await server.pageData(page)
  goodText.set(file, change(String(server.copy.read(file)), words))
  server.copy.write(file, String(goodText.get(file)))
  return server.shows(page, words)
}

function report({ file, change }: Edit) {
  server.listenAnew()
  server.copy.write(file, change(String(server.copy.read(file)), ""))
  return server.says(`${file}:\\d+:\\d+`)
}

async function mend(file: string) {
  server.copy.write(file, String(goodText.get(file)))
  await server.says("The content is valid again.")
}
