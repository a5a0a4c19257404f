/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "jsonc-parser"
import { getLanguageService, TextDocument } from "vscode-json-languageservice"
import { jsonSchemas } from "../../src/content/json-schemas"

interface Assignment {
  fileMatch: string[]
  url: string
}

const assignments: Assignment[] = parse(readFileSync(".vscode/settings.json", "utf8"))[
  "json.schemas"
]

test.each([...jsonSchemas(process.cwd())])(
  "%s is what the rules say (otherwise: npm run generate:schemas)",
  (file, text) => {
    expect(existsSync(file) && readFileSync(file, "utf8")).toBe(text)
  },
)

test.each([...jsonSchemas(process.cwd()).keys()])("%s is used for a file of content", schema => {
  const files = assignments
    .filter(({ url }) => url === `./${schema}`)
    .flatMap(({ fileMatch }) => fileMatch)
  expect(files).toHaveLength(1)
  expect(existsSync(join(process.cwd(), String(files[0])))).toBe(true)
})

/** What VS Code knows of a file of content with these words in it. */
function opened(file: string, text = readFileSync(file, "utf8")) {
  const service = getLanguageService({
    schemaRequestService: async uri => readFileSync(new URL(uri), "utf8"),
  })
  service.configure({
    schemas: assignments.map(({ fileMatch, url }) => ({
      fileMatch,
      uri: new URL(url, `file://${process.cwd()}/`).href,
    })),
  })
  const document = TextDocument.create(`file:///${file}`, "json", 1, text)
  const content = service.parseJSONDocument(document)
  const at = (words: string) => document.positionAt(text.indexOf(words) + 1)
  return {
    lines: async () =>
      (await service.doValidation(document, content)).map(
        ({ range, message }) => `${range.start.line + 1}: ${message}`,
      ),
    hint: async (words: string) =>
      JSON.stringify(await service.doHover(document, at(words), content)),
    offers: async (words: string) =>
      (await service.doComplete(document, at(words), content))?.items.map(({ label }) => label),
  }
}

test.each(assignments.flatMap(({ fileMatch }) => fileMatch))(
  "VS Code finds nothing wrong with %s",
  async file => {
    expect(await opened(file.slice(1)).lines()).toEqual([])
  },
)

test("VS Code underlines a photo address that begins with http:", async () => {
  const hotels = [{ id: 1, image: "http://photos.example/a.jpg" }]
  const lines = await opened("content/hotels.json", JSON.stringify(hotels, null, 2)).lines()
  expect(lines).toContain("4: Write the address from https:// on.")
})

test("VS Code underlines a misspelt field", async () => {
  const lines = await opened("content/destinations.json", '[{ "naem": "Rome" }]').lines()
  expect(lines).toContain("1: Property naem is not allowed.")
})

test("VS Code offers the destinations as locations of a hotel", async () => {
  const offers = await opened("content/hotels.json", '[{ "location": "" }]').offers('""')
  expect(offers).toEqual(expect.arrayContaining(['"Las Vegas Nevada"', '"Singapore"']))
})

test("VS Code says what belongs into a field", async () => {
  const hint = await opened("content/hotels.json", '[{ "imageAlt": "x" }]').hint('"imageAlt"')
  expect(hint).toContain("What the photo shows, for those who cannot see it")
})
