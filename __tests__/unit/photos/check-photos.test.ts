/** @jest-environment node */
import { randomBytes } from "node:crypto"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import sharp from "sharp"
import { readJson } from "../../../src/content/reading/json-source"
import { photoProblems } from "../../../src/photos/check-photos"

type Answer = (response: ServerResponse, request: IncomingMessage) => void

const picture = (width: number) =>
  sharp({ create: { width, height: 40, channels: 3, background: "purple" } })
    .png()
    .toBuffer()

const send = (type: string, body: () => Promise<Buffer> | Buffer): Answer => {
  return async response => response.setHeader("content-type", type).end(await body())
}

const answer = (status: number, location = ""): Answer => {
  return response => response.writeHead(status, { location }).end()
}

const answers: Record<string, Answer> = {
  "/good.png": send("image/png", () => picture(1280)),
  "/moved.png": answer(302, "/good.png"),
  "/slow.png": () => {},
  "/half.png": response => response.writeHead(200, { "content-type": "image/png" }).write("half"),
  "/tiny.png": send("image/png", () => picture(640)),
  "/huge.png": send("image/png", async () =>
    Buffer.concat([await picture(1280), randomBytes(7e5)]),
  ),
  "/page.png": send("text/html; charset=utf-8", () => Buffer.from("<h1>A page</h1>")),
  "/mistyped.png": send("text/plain", () => picture(1280)),
  "/torn.png": send("image/png", () => Buffer.from("no picture")),
}

const servers: Server[] = []

/** @returns The address of a host on this machine */
async function host(): Promise<string> {
  const server = createServer((request, response) => {
    const answered = answers[String(request.url)] ?? answer(404)
    answered(response, request)
  })
  servers.push(server)
  await new Promise<void>(done => server.listen(0, "127.0.0.1", done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

let photos: string

beforeAll(async () => {
  photos = await host()
  answers["/elsewhere.png"] = answer(302, `${await host()}/good.png`)
})

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

/** The problems of hotels with these photos. */
function check(addresses: string[], patience = 30_000) {
  const hotels = addresses.map((image, index) => ({ name: `House ${index + 1}`, image }))
  const file = { file: "content/hotels.json", text: JSON.stringify(hotels, null, 2) }
  return photoProblems(readJson(file), patience)
}

test.each(["/good.png", "/moved.png"])("nothing is reported for %s", async path => {
  expect(await check([photos + path])).toEqual([])
})

test.each([
  ["http://127.0.0.1:1/a.png", "cannot be loaded: its host does not answer", "the internet"],
  ["/missing.png", "is not there: its host answers with 404.", "copy it once more"],
  ["/slow.png", "does not arrive within 0.5 s.", "Try again later."],
  ["/half.png", "does not arrive within 0.5 s.", "Try again later."],
  ["/tiny.png", "is 640 px wide; at least 1200 px are sharp on a wide screen.", "a larger version"],
  ["/huge.png", "has 701 kB; at most 600 kB arrive in time", "a smaller version"],
  [
    "/page.png",
    "is not a picture that browsers can show: the host sends text/html.",
    "Open the photo",
  ],
  [
    "/mistyped.png",
    "is not a picture that browsers can show: the host sends text/plain.",
    "copy that",
  ],
  ["/torn.png", "is not a picture that browsers can show: the host sends image/png.", "copy that"],
  [
    "/elsewhere.png",
    "is on a different host from the one in its address",
    "Write that address instead.",
  ],
])("of %s it says what is wrong and how to mend it", async (path, message, remedy) => {
  const address = path.startsWith("/") ? photos + path : path
  const problems = await check([address], /slow|half/.test(path) ? 500 : undefined)
  expect(problems).toEqual([
    expect.objectContaining({
      file: "content/hotels.json",
      line: 4,
      field: "hotel 1 › image",
      message: expect.stringMatching(/^The photo of “House 1” .*\.$/),
      remedy: expect.stringContaining(remedy),
    }),
  ])
  expect(problems[0]?.message).toContain(message)
})

test("each hotel is reported by itself", async () => {
  const problems = await check(["missing", "good", "tiny"].map(name => `${photos}/${name}.png`))
  expect(problems.map(({ line, field }) => [line, field])).toEqual([
    [4, "hotel 1 › image"],
    [12, "hotel 3 › image"],
  ])
})
