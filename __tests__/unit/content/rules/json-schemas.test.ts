/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { parse } from "jsonc-parser"
import { getLanguageService, TextDocument } from "vscode-json-languageservice"
import { contentFiles } from "../../../../src/content/rules/content-files"
import { jsonSchemas, schemaFolder } from "../../../../src/content/rules/json-schemas"

interface Assignment {
  fileMatch: string[]
  url: string
}

const assignments: Assignment[] = parse(readFileSync(".vscode/settings.json", "utf8"))[
  "json.schemas"
]

const schemas = jsonSchemas()

test("the schemas are what the rules say (otherwise: npm run generate:schemas)", () => {
  const written = readdirSync(schemaFolder).map(
    file => [file, readFileSync(join(schemaFolder, file), "utf8")] as const,
  )
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(schemas))
})

test("VS Code uses each schema for one JSON file of content, and there is one for each", () => {
  const files = contentFiles.map(({ path }) => path).filter(path => path.endsWith(".json"))
  expect(assignments.flatMap(({ fileMatch }) => fileMatch).sort()).toEqual(
    files.map(file => `/${file}`).sort(),
  )
  expect(assignments.map(({ url }) => url).sort()).toEqual(
    [...schemas.keys()].map(file => `./${schemaFolder}/${file}`).sort(),
  )
})

/** What VS Code knows about a content file with this text. */
function opened(file: string, text = readFileSync(join("__tests__", file), "utf8")) {
  const service = getLanguageService({
    schemaRequestService: async uri => String(schemas.get(basename(uri))),
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

test("VS Code says what goes in a field", async () => {
  const hint = await opened("content/hotels.json", '[{ "imageAlt": "x" }]').hint('"imageAlt"')
  expect(hint).toContain("What the photo shows, for those who cannot see it")
})
