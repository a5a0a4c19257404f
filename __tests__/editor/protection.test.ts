import { existsSync } from "node:fs"
import { request } from "node:http"
import { networkInterfaces } from "node:os"
import { join } from "node:path"
import type { LightEditor } from "./light-editor"
import { expect, test } from "./test"

test("the editor itself refuses an address without https:", async ({ editor }) => {
  const { values, version } = await open(editor, "hotels")
  values[1].image = "http://images.unsplash.com/photo-1"
  const answer = await editor.ask({ action: "save", form: "hotels", values, version })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain("begins with http: and browsers would block it")
  expect(editor.changes()).toEqual([])
})

test("other sites and other names of this computer are refused", async ({ editor }) => {
  expect((await editor.ask({ action: "open", form: "hotels" })).status).toBe(200)
  for (const action of ["open", "save", "changes", "hand in", "archive"]) {
    const question = { action, form: "hotels", sentence: "Not mine" }
    for (const origin of ["https://example.com", "http://127.0.0.1:1", "null"]) {
      expect((await editor.ask(question, { origin })).status).toBe(403)
    }
    expect((await editor.ask(question, { "sec-fetch-site": "cross-site" })).status).toBe(403)
  }
  expect(await statusFor(editor, "/edit", "rebound.example.com")).toBe(403)
  expect(await statusFor(editor, "/", "rebound.example.com")).toBe(403)
})

test("only this computer reaches the editor", async ({ editor }) => {
  const { port } = new URL(editor.address)
  const others = Object.values(networkInterfaces()).flatMap(all => all ?? [])
  for (const { address, family, internal } of others) {
    if (internal || family !== "IPv4") continue
    await expect(fetch(`http://${address}:${port}/edit`)).rejects.toThrow("fetch failed")
  }
})

test("files outside the content can be neither read nor written", async ({ editor }) => {
  for (const form of ["package.json", "legal/../../package", "../hotels", "/etc/passwd"]) {
    expect((await editor.ask({ action: "open", form })).status).toBe(404)
    expect((await editor.ask({ action: "save", form, values: {}, version: "" })).status).toBe(404)
  }
  const { values, version } = await open(editor, "legal/terms")
  for (const file of [
    "content/legal/terms/../../../other.md",
    "content/legal/terms/../../../../x.md",
  ]) {
    values.sections[0].file = file
    for (const action of ["save", "check"]) {
      const answer = await editor.ask({ action, form: "legal/terms", values, version })
      expect(answer.status).toBe(403)
    }
  }
  expect(existsSync(join(editor.folder, "../x.md"))).toBe(false)
  expect((await editor.ask({ action: "delete", form: "hotels" })).status).toBe(422)
})

async function open(editor: LightEditor, form: string) {
  return (await editor.ask({ action: "open", form })).json()
}

/** The status under another name of the host, which fetch would not let us give. */
function statusFor(editor: LightEditor, path: string, host: string) {
  return new Promise(resolve => {
    const url = new URL(path, editor.address)
    request(url, { headers: { host } }, answer => resolve(answer.resume().statusCode)).end()
  })
}
