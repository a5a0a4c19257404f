/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { parse } from "jsonc-parser"
import { getLanguageService, TextDocument } from "vscode-json-languageservice"
import { contentFiles } from "../../../../src/content/rules/content-files"
import { jsonSchemas, schemaFolder } from "../../../../src/content/rules/json-schemas"

const settings = parse(readFileSync(".vscode/settings.json", "utf8"))
const assignments: { fileMatch: string[]; url: string }[] = settings["json.schemas"]

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

/** What VS Code says of a content file with this text. */
async function opened(file: string, text = readFileSync(join("__tests__", file), "utf8")) {
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
  const found = await service.doValidation(document, content)
  return found.map(({ range, message }) => `${range.start.line + 1}: ${message}`)
}

test.each(assignments.flatMap(({ fileMatch }) => fileMatch))(
  "VS Code finds nothing wrong with %s",
  async file => {
    expect(await opened(file.slice(1))).toEqual([])
  },
)

test("VS Code underlines a mistake and says how to mend it", async () => {
  const lines = await opened("content/hotels.json", '[\n{ "image": "http://a.example/b.jpg" }]')
  expect(lines).toContain("2: Write the address of the photo, starting with https://.")
})
