import { readdirSync, readFileSync } from "node:fs"
import { request } from "node:http"
import { networkInterfaces } from "node:os"
import { join } from "node:path"
import { type EditorServer, hotelsFile } from "./editor-server"
import { expect, test } from "./test"

test("the server itself refuses an address without https:", async ({ server }) => {
  const { values, version } = await readHotels(server)
  values.items[1].image = "http://images.unsplash.com/photo-1"
  const answer = await server.ask({ action: "save", file: hotelsFile, values, version })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain("begins with http: and browsers would block it")
  expect(server.changes()).toEqual([])
})

test("other sites and other names of this computer are refused", async ({ server }) => {
  const question = { action: "read", files: [hotelsFile] }
  expect((await server.ask(question)).status).toBe(200)
  for (const origin of ["https://example.com", "http://127.0.0.1:1", "null"]) {
    expect((await server.ask(question, { origin })).status).toBe(403)
  }
  expect((await server.ask(question, { "sec-fetch-site": "cross-site" })).status).toBe(403)
  expect(await statusFor(server, "/edit", "rebound.example.com")).toBe(403)
  expect(await statusFor(server, "/", "rebound.example.com")).toBe(403)
})

test("only this computer reaches the editor", async ({ server }) => {
  const { port } = new URL(server.address)
  const others = Object.values(networkInterfaces()).flatMap(all => all ?? [])
  for (const { address, family, internal } of others) {
    if (internal || family !== "IPv4") continue
    await expect(fetch(`http://${address}:${port}/edit`)).rejects.toThrow("fetch failed")
  }
})

test("files outside the content can be neither read nor written", async ({ server }) => {
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

test("a build after editing has nothing of the editor in it", async ({ server }) => {
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

async function readHotels(server: EditorServer) {
  const answer = await server.ask({ action: "read", files: [hotelsFile] })
  const [hotels] = await answer.json()
  return hotels
}

/** The status under another name of the host, which fetch would not let us give. */
function statusFor(server: EditorServer, path: string, host: string) {
  return new Promise(resolve => {
    const url = new URL(path, server.address)
    request(url, { headers: { host } }, answer => resolve(answer.resume().statusCode)).end()
  })
}
