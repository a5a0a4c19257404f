/** @jest-environment node */
import { readFileSync } from "node:fs"
import { checkedFolder } from "../../src/content/admission/checked-copy"
import { generatedTypes } from "../project-copy"
import { DevelopServer } from "./develop-server"
import { type Edit, edits } from "./edits"
import { testGraph } from "./graph"
import { testGrowth } from "./growth"
import { until } from "./until"

/** ms that a slow machine may take; on an ordinary one editors are promised three seconds. */
const patience = 30_000
const promised = 3_000

const server = new DevelopServer()
const goodText = new Map<string, string>()

const hotels = "content/hotels.json"
const rightHotels = String(server.copy.read(hotels))

beforeAll(async () => {
  server.copy.write(hotels, rightHotels.replaceAll('"https:', '"http:'))
  await server.start()
}, 300_000)

afterAll(() => server.stop())

test("started with a mistake in the content, develop reports it, and shows the content once it is corrected", async () => {
  expect(server.recentOutput()).toMatch(/content\/hotels\.json:\d+:\d+ {2}hotel 1 › image/)
  goodText.set(hotels, rightHotels)
  await mend(hotels)
  await until(
    async () => (await server.pageData("/")).includes(JSON.parse(rightHotels)[0].description),
    patience,
    () => server.recentOutput(),
  )
}, 90_000)

test("the page of all components exists while developing", async () => {
  expect(await server.pageData("/components")).toContain("component---docs-components-tsx")
})

describe("the graph", () => testGraph(server))

test("the generated types are those of the graph", async () => {
  await until(
    () => server.copy.read(generatedTypes) !== undefined,
    patience,
    () => server.recentOutput(),
  )
  expect(server.copy.read(generatedTypes)).toBe(readFileSync(generatedTypes, "utf8"))
}, 60_000)

test("forty edits, good and bad in turn, are shown or reported", async () => {
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
  const inTime = times.filter(time => time < promised).length
  console.info(
    `${times.length} edits, ${inTime} within ${promised} ms, median ${Math.round(median)} ms, slowest ${Math.round(Math.max(...times))} ms`,
  )
  expect(server.errors()).toEqual([])
  expect(times).toHaveLength(40)
  expect(median).toBeLessThan(promised)
}, 600_000)

describe("the content", () => testGrowth(server))

const inCheckedCopy = (file: string) => file.replace("content", checkedFolder)

async function show({ file, page, change }: Edit, words: string) {
  // An editor has the page open before changing its text.
  await server.pageData(page)
  goodText.set(file, change(String(server.copy.read(file)), words))
  server.copy.write(file, String(goodText.get(file)))
  return until(
    async () => (await server.pageData(page)).includes(words),
    patience,
    () => `${file} is not shown.\n${server.recentOutput()}`,
  )
}

async function report({ file, change }: Edit) {
  server.listenAnew()
  server.copy.write(file, change(String(server.copy.read(file)), ""))
  return until(
    () => new RegExp(`${file}:\\d+:\\d+`).test(server.recentOutput()),
    patience,
    () => `${file} is not reported.\n${server.recentOutput()}`,
  )
}

async function mend(file: string) {
  server.copy.write(file, String(goodText.get(file)))
  await until(
    () => server.recentOutput().includes("The content is valid again."),
    patience,
    () => `${file} is not valid again.\n${server.recentOutput()}`,
  )
}
