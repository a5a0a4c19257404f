import { readdirSync, readFileSync } from "node:fs"
import { request } from "node:http"
import { networkInterfaces } from "node:os"
import { join } from "node:path"
import { expect, test } from "../browser/test"
import { EditorServer } from "./editor-server"
import { Form } from "./form"

test.describe.configure({ mode: "serial" })

// The browser itself reports an answer that refuses, and the form repeats it; React in development
// does not like the script that chooses the headline.
test.use({
  expectedMessages: [
    [
      /status of (409|422)/,
      /^Encountered a script tag/,
      /^(Object|undefined)$|^Error: (Nothing was saved|This was changed somewhere)/,
    ],
    { scope: "test" },
  ],
})

/** ms. On a computer that does nothing else, an open page shows in one or two seconds what was saved. */
const soon = 10_000

let server: EditorServer
let form: Form

test.beforeAll(async () => {
  test.setTimeout(300_000)
  server = new EditorServer()
  await server.start()
})

test.afterAll(async () => {
  await server?.end()
  server?.remove()
})

test.beforeEach(({ page }) => {
  form = new Form(page, server.address)
  page.on("dialog", dialog => dialog.accept())
})

test.afterEach(() => server.takeBackChanges())

test("a hotel's new description is one changed line, and stands on the open page", async ({
  context,
}) => {
  const site = await context.newPage()
  await site.goto(server.address)
  await form.open("Website", "Hotels")
  await form.unfold("Palais Esterane")
  await form.field("Description").fill("Tall rooms above the harbor. “Quiet” until nine.")
  await form.save()
  const start = performance.now()
  await expect(site.getByText("Tall rooms above the harbor. “Quiet” until nine.")).toBeVisible({
    timeout: soon,
  })
  console.info(`shown on the open page ${Math.round(performance.now() - start)} ms after Save`)
  await form.saved()
  expect(server.changes()).toEqual(["1 1 content/hotels.json"])
})

test("a hotel moves to a destination that is chosen, not typed", async ({ page }) => {
  await form.open("Website", "Hotels")
  await form.unfold("The Mojavelle")
  await form.choose("Location", "Aruba Caribbean")
  await form.save()
  await form.saved()
  expect(server.changes()).toEqual(["1 1 content/hotels.json"])
  await page.goto(server.address)
  const card = page.getByRole("article").filter({ hasText: "The Mojavelle" })
  await expect(card).toContainText("Aruba Caribbean")
})

test("a destination's new name is its hotel's too", async () => {
  await form.open("Website", "Destinations")
  await form.unfold("Macau China")
  await form.field("Name").fill("Macao China")
  await form.save()
  await form.saved()
  expect(server.changes()).toEqual(["1 1 content/destinations.json", "1 1 content/hotels.json"])
})

test("a legal clause and its day are one changed line each", async ({ page }) => {
  await form.open("Terms and Conditions", "3. Cancellation Policy")
  await form.write(" It’s “best” to ask early.")
  await form.save()
  await form.saved()
  await form.open("Website", "Legal pages")
  await form.unfold("Terms and Conditions")
  await form.field("Last change").fill("2026-12-01")
  await form.save()
  await form.saved()
  expect(server.changes()).toEqual([
    "1 1 content/legal/pages.json",
    "1 1 content/legal/terms/03-cancellation-policy.md",
  ])
  await page.goto(`${server.address}/terms`)
  await expect(page.getByText("It’s “best” to ask early.")).toBeVisible()
  await expect(page.getByText("December 1, 2026")).toBeVisible()
})

test("a number that another hotel has is refused in our words", async ({ page }) => {
  await form.open("Website", "Hotels")
  await form.unfold("Palais Esterane")
  await form.field("Number").fill("1")
  await form.save()
  await expect(form.refusal()).toContainText("The number 1 is there twice")
  await expect(form.refusal()).toContainText("Give one of the two another number.")
  await page.getByRole("button", { name: "Back to the form" }).click()
  await expect(form.field("Number")).toHaveValue("1")
  expect(server.changes()).toEqual([])
})

test("an address without https: is refused, beside its field and by the server", async ({
  page,
}) => {
  await form.open("Website", "Hotels")
  await form.unfold("Palais Esterane")
  await form.field("Photo address").fill("http://images.unsplash.com/photo-1")
  await form.save()
  await expect(page.getByText("Write the address from https:// on.")).toBeVisible()
  expect(server.changes()).toEqual([])

  const { values, version } = await readHotels()
  values.items[1].image = "http://images.unsplash.com/photo-1"
  const answer = await server.ask({ action: "save", file: hotelsFile, values, version })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain("begins with http: and browsers would block it")
  expect(server.changes()).toEqual([])
})

test("what somebody else has changed meanwhile is not overwritten", async ({ page }) => {
  await form.open("Website", "Hotels")
  await form.unfold("Palais Esterane")
  await form.field("Name").fill("Palais")
  server.write(hotelsFile, server.read(hotelsFile).replace("The Cotaline", "Cotaline House"))
  await form.save()
  await expect(page.getByRole("dialog")).toContainText("This was changed somewhere else")
  expect(server.read(hotelsFile)).not.toContain('"Palais"')
})

test("other sites and other names of this computer are refused", async () => {
  const question = { action: "read", files: [hotelsFile] }
  expect((await server.ask(question)).status).toBe(200)
  for (const origin of ["https://example.com", "http://127.0.0.1:1", "null"]) {
    expect((await server.ask(question, { origin })).status).toBe(403)
  }
  expect((await server.ask(question, { "sec-fetch-site": "cross-site" })).status).toBe(403)
  expect(await statusFor("/edit", "rebound.example.com")).toBe(403)
  expect(await statusFor("/", "rebound.example.com")).toBe(403)
})

test("only this computer reaches the editor", async () => {
  const { port } = new URL(server.address)
  const others = Object.values(networkInterfaces()).flatMap(all => all ?? [])
  for (const { address, family, internal } of others) {
    if (internal || family !== "IPv4") continue
    await expect(fetch(`http://${address}:${port}/edit`)).rejects.toThrow("fetch failed")
  }
})

test("files outside the content can be neither read nor written", async () => {
  for (const file of [
    "package.json",
    "content/../package.json",
    "src/editor/save.ts",
    "/etc/passwd",
  ]) {
    expect((await server.ask({ action: "read", files: [file] })).status).toBe(403)
    const save = { action: "save", file, values: {}, version: "" }
    expect((await server.ask(save)).status).toBe(403)
  }
  expect((await server.ask({ action: "delete", file: hotelsFile })).status).toBe(422)
})

test("a build after editing has nothing of the editor in it", async () => {
  test.setTimeout(240_000)
  await server.end()
  server.build()
  const files = readdirSync(join(server.folder, "public"), { recursive: true, withFileTypes: true })
  const traces = files
    .filter(file => file.isFile())
    .map(file => join(file.parentPath, file.name))
    .filter(file => /decap|src\/editor/i.test(file + readFileSync(file, "latin1")))
  expect(traces).toEqual([])
})

const hotelsFile = "content/hotels.json"

async function readHotels() {
  const answer = await server.ask({ action: "read", files: [hotelsFile] })
  const [hotels] = await answer.json()
  return hotels
}

/** The status under another name of the host, which fetch would not let us give. */
function statusFor(path: string, host: string) {
  return new Promise(resolve => {
    const url = new URL(path, server.address)
    request(url, { headers: { host } }, answer => resolve(answer.resume().statusCode)).end()
  })
}
