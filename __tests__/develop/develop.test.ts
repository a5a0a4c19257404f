import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { checkedFolder } from "../../src/graph/admission"
import { noteLoads } from "../browser/loads"
import { Form } from "../editor/form"
import { generatedTypes } from "../project-copy"
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
  expect(await server.pageData("/components")).toContain("component---docs-components-tsx")
})

test.describe("the graph", () => testGraph(server))

test("the generated types are those of the graph", async () => {
  await server.until("there are types", () => server.copy.read(generatedTypes) !== undefined)
  expect(server.copy.read(generatedTypes)).toBe(readFileSync(generatedTypes, "utf8"))
})

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
  const clause = "content/legal/terms/03-cancellation-policy.md"
  server.copy.write(
    clause,
    `${server.copy.read(clause)}\nCall {brand} at [{phone}](tel:{phone}).\n`,
  )
  const link = (digits: string, shown: string) =>
    `Call Marquisade at <a href=\\"tel:+1702555${digits}\\"><span class=\\"whole\\">${shown}</span></a>.`
  await server.shows("/terms", link("0148", "+1 702 555 0148"))
  const site = "content/site.json"
  server.copy.write(
    site,
    String(server.copy.read(site)).replace("+1 702 555 0148", "+1 702 555 0199"),
  )
  await server.shows("/terms", link("0199", "+1 702 555 0199"))
})

test("a legal page appears with an entry and a folder, and disappears with them", async () => {
  const pages = "content/legal/pages.json"
  const entries = JSON.parse(String(server.copy.read(pages)))
  const section = "content/legal/cookies/01.md"
  server.copy.write(section, "---\nnumber: 1\nheading: None\n---\n\nNone.\n")
  const cookies = { ...entries[1], slug: "cookies", title: "Cookies" }
  server.copy.write(pages, JSON.stringify([...entries, cookies], null, 2))
  await server.shows("/cookies", '"html":"<p>None.</p>"')
  await server.shows("/", '{"slug":"cookies","title":"Cookies"}')
  await server.says(/names\s+two\s+legal\s+pages;\s+there\s+are\s+three\./)

  server.copy.delete(section)
  server.copy.write(pages, JSON.stringify(entries, null, 2))
  await server.until(
    "the page has gone",
    async () => !(await server.pageData("/")).includes("cookies"),
  )
  expect(server.errors()).toEqual([])
})

test.describe("the editor", () => {
  test.beforeEach(({ context }) =>
    context.route(
      url => url.hostname !== "127.0.0.1",
      route => route.abort(),
    ),
  )

  test("an open page shows what was saved, without being loaded again", async ({ context }) => {
    const words = "Tall rooms above the harbor. “Quiet” until nine."
    const form = new Form(await context.newPage(), server.address)
    await form.open("Hotels")
    const opened = context.waitForEvent("page")
    await form.page.getByRole("link", { name: "See the page" }).click()
    const site = await opened
    await expect(site.getByRole("heading", { name: "Palais Esterane" })).toBeVisible()
    const loads = noteLoads(site)
    await form.unfold("Palais Esterane")
    await form.field("Description").fill(words)
    await form.save()
    await expect(site.getByText(words)).toBeVisible()
    expect(loads).toEqual([])
  })

  test("a new section is on the site", async ({ page }) => {
    const form = new Form(page, server.address)
    await form.open("Terms and Conditions")
    await form.button("Add a section").click()
    await form.field("Heading").fill("Gift Vouchers")
    await form.text().click()
    await page.keyboard.type("A voucher is good for a year.")
    await form.save()
    await page.goto(`${server.address}/terms`)
    await expect(page.getByRole("heading", { name: /Gift Vouchers/ })).toBeVisible()
  })
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
