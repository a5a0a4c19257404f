/** @jest-environment node */
import { once } from "node:events"
import { get, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { buildEditor } from "../../../src/cms/build-editor.cli"
import { createEditorServer } from "../../../src/cms/serve-editor.cli"
import { inFolder } from "../helpers/temporary-folder"

test("the editor does not build with an invalid SITE_URL", async () => {
  process.env.SITE_URL = "http://www.example.com"
  await expect(buildEditor("owner/name", inFolder("editor"))).rejects.toThrow("SITE_URL")
  delete process.env.SITE_URL
})

test.each([
  ["localhost:8001", 200],
  ["localhost", 200],
  ["127.0.0.1", 403],
  ["edit.example:8001", 403],
  ["localhost.example", 403],
])("with the Host header %s, the editor's server responds with %d", async (host, status) => {
  const server = createEditorServer(inFolder(), "default-src 'none'")
  await once(server.listen(0, "127.0.0.1"), "listening")
  const { port } = server.address() as AddressInfo
  const options = { port, path: "/content.json", headers: { host }, agent: false }
  const [response] = (await once(get(options), "response")) as [IncomingMessage]
  response.resume()
  server.close()
  expect(response.statusCode).toBe(status)
})
