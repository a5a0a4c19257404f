import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { type APIRequestContext, expect, test } from "@playwright/test"
import { buildEditor } from "../../src/cms/build-editor.cli"
import { readFiles } from "../../src/content/read-files"
import { addressOf } from "../browser/static-host"
import { Editor } from "../cms/editor"
import site from "../content/site.json"
import { TestProject } from "../test-project"

// All tests share a server, which takes most of a minute to start.
test.describe.configure({ mode: "serial" })

/** A copy of the project with `gatsby develop`. */
let project: TestProject
let gatsby: ChildProcess
let address: string
let api: APIRequestContext
/** The terminal's output; a test may clear it. */
let output = ""

const hotels = "content/hotels.json"
const newPage = "content/legal/a-new-page.md"
const legalFiles = ["content/legal/terms.md", "content/legal/privacy.md"]
const validHotels = readFileSync(`__tests__/${hotels}`, "utf8")
const allHotels: { name: string; description: string }[] = JSON.parse(validHotels)
const [{ description: firstDescription = "" } = {}] = allHotels

test.beforeAll(async ({ playwright }) => {
  api = await playwright.request.newContext()
  project = new TestProject()
  project.write(hotels, validHotels.replaceAll('"https:', '"http:'))
  for (const file of legalFiles) edit(file, "\nupdated: ", "\nupdated: 3")
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  address = addressOf(server)
  server.close()
  const { port } = new URL(address)
  const { args, options } = project.gatsby("develop", "--host", "127.0.0.1", "--port", port)
  gatsby = spawn(process.execPath, args, options)
  for (const stream of [gatsby.stdout, gatsby.stderr]) stream?.on("data", text => (output += text))
  const exited = once(gatsby, "close").then(() => Promise.reject(new Error(output)))
  const shows = async () => expect(await pageData("/")).toContain(site.hero.sentence)
  await Promise.race([exited, expect(shows).toPass({ timeout: 500_000 })])
})

test.afterAll(async () => {
  // SIGTERM makes it stop its child processes too.
  if (gatsby.kill()) await once(gatsby, "close")
  project.remove()
})

test("the server starts with mistakes in the hotels and all legal pages, and shows them once corrected", async () => {
  expect(output).toMatch(/content\/hotels\.json:\d+ {2}hotel 1 › image/)
  for (const file of legalFiles) edit(file, "\nupdated: 3", "\nupdated: ")
  await restore(hotels, validHotels)
  await expectData("/", firstDescription)
  await expectData("/terms", "These terms cover")
})

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
    // The page is open while an editor changes its text.
    await pageData(page)
    const changed = edit(file, oldWords, newWords)
    await expectData(page, newWords)
    output = ""
    edit(file, correct, mistake)
    await expect.poll(() => output).toMatch(new RegExp(`${file}:\\d+`))
    expect(await pageData(page)).toContain(newWords)
    await restore(file, changed)
  })
}

type Save = "broken" | "reversed" | "shortened" | "edited" | "page"

// Saves, and the pause after each, in ms. The last ones add or remove a page, which Gatsby forgets most easily.
const quickSaves: [name: string, saves: Save[], pauses: number[]][] = [
  ["an edit and a new page", ["edited", "page"], [300, 900]],
  ["a mistake, corrected at once", ["broken", "edited", "page"], [0, 700, 100]],
  ["another order, then fewer", ["reversed", "shortened", "edited", "page"], [1200, 50, 500, 0]],
  ["a page back and forth", ["page", "page", "edited", "page"], [200, 1500, 0, 1000]],
  ["a mistake before a page", ["broken", "page", "edited", "page"], [600, 0, 1300, 400]],
]

let hasNewPage = false

for (const [name, saves, pauses] of quickSaves) {
  test(`the server shows the last of quick saves: ${name}`, async () => {
    let list = allHotels
    for (const [at, save] of saves.entries()) {
      if (save === "reversed") list = [...list].reverse()
      if (save === "shortened") list = list.slice(4)
      if (save === "edited") list = list.map(hotel => ({ ...hotel, description: `New: ${name}` }))
      if (save === "page") hasNewPage = !hasNewPage
      if (save !== "page") project.write(hotels, save === "broken" ? "[{" : JSON.stringify(list))
      else if (hasNewPage) project.write(newPage, newPageText())
      else project.delete(newPage)
      // Editors pause, while a browser asks for the page.
      await Promise.all([pageData("/"), pause(pauses[at])])
    }
    const shown = async () => {
      const { allHotel, allLegalPage } = JSON.parse(await pageData("/")).result.data
      return [allHotel.nodes, JSON.stringify(allLegalPage).includes("a-new-page")]
    }
    const texts = list.map(({ name, description }) =>
      expect.objectContaining({ name, description }),
    )
    await expect.poll(shown).toEqual([texts, hasNewPage])
  })
}

test("the local editor refuses a mistake and saves into the chosen folder", async ({ page }) => {
  await buildEditor("local/marquisade", "http://localhost:8000", join(project.folder, ".editor"))
  const texts = [...readFiles("__tests__")].map(([file, bytes]) => [file, String(bytes)])
  // A folder of the browser's own, since no script can choose one on the disk.
  await page.addInitScript(texts => {
    const write = async (path: string, text: string) => {
      const [file = "", ...folders] = path.split("/").reverse()
      let folder = await navigator.storage.getDirectory()
      for (const name of folders.reverse())
        folder = await folder.getDirectoryHandle(name, { create: true })
      const handle = await folder.getFileHandle(file, { create: true })
      const stream = await handle.createWritable()
      await stream.write(text)
      await stream.close()
    }
    const showDirectoryPicker = async () => {
      for (const [path = "", text = ""] of [...texts, [".git/HEAD"]]) await write(path, text)
      return navigator.storage.getDirectory()
    }
    Object.assign(window, { showDirectoryPicker })
  }, texts)
  const editor = new Editor(page)
  await page.goto(`${address}/___editor/`)
  await editor.press("Work with Local Repository")
  await editor.open("Our story")
  await editor.field("Heading").fill("Founded **late")
  await editor.expectRejection("heading: “Heading” contains “**late”.")
  await editor.field("Heading").fill("Founded late")
  await expect(editor.preview().getByText("Founded late")).toBeVisible()
  await editor.press("Save")
  const saved = () =>
    page.evaluate(async () => {
      const root = await navigator.storage.getDirectory()
      const folder = await root.getDirectoryHandle("content")
      const file = await (await folder.getFileHandle("about.md")).getFile()
      return file.text()
    })
  // The CMS removes the file before it writes it.
  await expect(async () => expect(await saved()).toContain("heading: Founded late\n")).toPass()
})

test("the server adds and removes a legal page with its file and logs no warnings", async () => {
  output = ""
  project.write(newPage, newPageText())
  await expectData("/a-new-page", '"title":"New"')
  await expectData("/", '{"slug":"a-new-page","title":"New"}')
  project.delete(newPage)
  await expect.poll(() => pageData("/")).not.toContain("a-new-page")
  expect(output).not.toMatch(/\b(ERROR|warn|valid again)\b/)
})

const pageData = async (path: string) => {
  const name = path === "/" ? "index" : path.slice(1)
  // A busy server closes some connections.
  return (await api.get(`${address}/page-data/${name}/page-data.json`, { maxRetries: 5 })).text()
}

const newPageText = () =>
  project.read("content/legal/terms.md").replace("title: Terms and Conditions", "title: New")

/** Waits until a page's data contains this text. */
const expectData = (path: string, text: string) => expect.poll(() => pageData(path)).toContain(text)

/** Replaces text in a content file. @returns The file's new text */
function edit(file: string, from: string, to: string): string {
  const text = project.read(file).replace(from, to)
  project.write(file, text)
  return text
}

async function restore(file: string, text: string) {
  project.write(file, text)
  await expect.poll(() => output).toContain("The content is valid again.")
}
