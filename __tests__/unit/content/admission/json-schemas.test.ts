/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "jsonc-parser"
import { getLanguageService, TextDocument } from "vscode-json-languageservice"
import { jsonSchemas } from "../../../../src/content/admission/json-schemas"
import { inspectContent } from "../../../../src/content/checks/check"
import { contentFiles } from "../../../../src/content/rules/content-files"

interface Assignment {
  fileMatch: string[]
  url: string
}

const assignments: Assignment[] = parse(readFileSync(".vscode/settings.json", "utf8"))[
  "json.schemas"
]

/** A schema without the destinations, which are content. */
function rulesIn(schema: string) {
  return JSON.parse(schema, (key, value) => (key === "location" ? { ...value, enum: [] } : value))
}

const schemas = jsonSchemas(inspectContent("__tests__").sources)

test.each([...schemas])(
  "%s is what the rules say (otherwise: npm run generate:schemas)",
  (file, text) => {
    expect(rulesIn(readFileSync(file, "utf8"))).toEqual(rulesIn(text))
  },
)

test("there is no schema without a rule", () => {
  const files = readdirSync(".vscode/schemas").map(file => `.vscode/schemas/${file}`)
  expect(files.sort()).toEqual([...schemas.keys()].sort())
})

test("VS Code uses each schema for one JSON file of content, and there is one for each", () => {
  const files = Object.keys(contentFiles).filter(file => file.endsWith(".json"))
  expect(assignments.flatMap(({ fileMatch }) => fileMatch).sort()).toEqual(
    files.map(file => `/${file}`).sort(),
  )
  expect(assignments.map(({ url }) => url).sort()).toEqual(
    [...schemas.keys()].map(file => `./${file}`).sort(),
  )
})

/** What VS Code knows about a content file with this text. */
function opened(file: string, text = readFileSync(join("__tests__", file), "utf8")) {
  const service = getLanguageService({
    schemaRequestService: async uri => String(schemas.get(uri.slice("project:/".length))),
  })
  service.configure({
    schemas: assignments.map(({ fileMatch, url }) => ({
      fileMatch,
      uri: url.replace("./", "project:/"),
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

test("VS Code says what goes in a field", async () => {
  const hint = await opened("content/hotels.json", '[{ "imageAlt": "x" }]').hint('"imageAlt"')
  expect(hint).toContain("What the photo shows, for those who cannot see it")
})
