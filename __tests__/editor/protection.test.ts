import { existsSync } from "node:fs"
import { request } from "node:http"
import { join } from "node:path"
import type { LightEditor } from "./light-editor"
import { expect, test } from "./test"

test("other sites and other names of this computer are refused", async ({ editor }) => {
  expect((await editor.ask({ action: "open", form: "hotels" })).status).toBe(200)
  for (const action of ["open", "save", "changes", "hand in"]) {
    const question = { action, form: "hotels", sentence: "Not mine" }
    for (const origin of ["https://example.com", "http://127.0.0.1:1", "null"]) {
      expect((await editor.ask(question, { origin })).status).toBe(403)
    }
    expect((await editor.ask(question, { "sec-fetch-site": "cross-site" })).status).toBe(403)
  }
  const cross = { headers: { "sec-fetch-site": "cross-site" } }
  expect((await fetch(`${editor.address}/edit/content.zip`, cross)).status).toBe(403)
  expect(await statusFor(editor, "/edit", "rebound.example.com")).toBe(403)
  expect(await statusFor(editor, "/", "rebound.example.com")).toBe(403)
})

test("files outside the content can be neither read nor written", async ({ editor }) => {
  for (const form of ["package.json", "legal/../../package", "../hotels", "/etc/passwd"]) {
    expect((await editor.ask({ action: "open", form })).status).toBe(404)
    expect((await editor.ask({ action: "save", form, values: {}, version: "" })).status).toBe(404)
  }
  const opened = await editor.ask({ action: "open", form: "legal/terms" })
  const { values, version } = await opened.json()
  values.sections[0].file = "content/legal/terms/../../../../x.md"
  for (const action of ["save", "check"]) {
    const answer = await editor.ask({ action, form: "legal/terms", values, version })
    expect(answer.status).toBe(403)
  }
  expect(existsSync(join(editor.folder, "../x.md"))).toBe(false)
  expect((await editor.ask({ action: "delete", form: "hotels" })).status).toBe(422)
})

/** The status under another name of the host, which fetch would not let us give. */
function statusFor(editor: LightEditor, path: string, host: string) {
  return new Promise(resolve => {
    const url = new URL(path, editor.address)
    request(url, { headers: { host } }, answer => resolve(answer.resume().statusCode)).end()
  })
}
