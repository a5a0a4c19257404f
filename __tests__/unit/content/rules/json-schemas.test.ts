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

/** What VS Code says of a content file with this text, and of its first field. */
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
  const lines = found.map(({ range, message }) => `${range.start.line + 1}: ${message}`)
  const name = document.positionAt(text.indexOf('"') + 1)
  return { lines, hint: JSON.stringify(await service.doHover(document, name, content)) }
}

test.each(assignments.flatMap(({ fileMatch }) => fileMatch))(
  "VS Code finds nothing wrong with %s",
  async file => {
    expect(await opened(file.slice(1))).toMatchObject({ lines: [] })
  },
)

test.each([
  ["hotels", '[\n{ "image": "http://a.example/b.jpg" }]', "2: Write the address from https:// on."],
  ["destinations", '[{ "naem": "Rome" }]', "1: Property naem is not allowed."],
])("VS Code underlines a mistake in the %s: %s", async (name, text, line) => {
  const { lines } = await opened(`content/${name}.json`, text)
  expect(lines).toContain(line)
})

test("VS Code says what goes in a field", async () => {
  const { hint } = await opened("content/hotels.json", '[{ "imageAlt": "x" }]')
  expect(hint).toContain("What the photo shows, for those who cannot see it")
})
