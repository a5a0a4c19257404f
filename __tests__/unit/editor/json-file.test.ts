import { mergeIntoJson, readJsonFile } from "../../../src/editor/json-file"

const list = `[
  {
    "id": 1,
    "name": "The Mojavelle",  "note": "odd spacing stays"
  },
  {
    "id": 2,
    "name": "Palais “Esterane”"
  }
]
`

interface Item {
  id: number
  name: string
  note?: string | null
}

const edited = (change: (items: Item[]) => void, text = list) => {
  const values = readJsonFile(text) as { items: Item[] }
  change(values.items)
  return mergeIntoJson(text, values)
}

test("a form that changes nothing leaves the file as it is", () => {
  expect(edited(() => {})).toBe(list)
})

test("a changed word changes its line only", () => {
  const text = edited(items => Object.assign(items[1] as Item, { name: "Palais “É”" }))
  expect(text).toBe(list.replace("“Esterane”", "“É”"))
})

test("an emptied field is taken out of the file, and an empty one not put in", () => {
  const text = edited(items => {
    Object.assign(items[0] as Item, { note: "" })
    Object.assign(items[1] as Item, { note: null })
  })
  expect(text).toBe(list.replace(',  "note": "odd spacing stays"', ""))
})

test("a new field is put in with the file's own line ends", () => {
  const text = edited(
    items => Object.assign(items[1] as Item, { note: "new" }),
    list.replaceAll("\n", "\r\n"),
  )
  expect(text).toContain('“Esterane”",\r\n    "note": "new"\r\n  }')
  expect(text.replaceAll("\r\n", "")).not.toContain("\n")
})

test("an item more or less rewrites the list in the same layout", () => {
  expect(edited(items => items.pop())).toBe(
    `[\n  {\n    "id": 1,\n    "name": "The Mojavelle",\n    "note": "odd spacing stays"\n  }\n]\n`,
  )
})

test("an object keeps its fields' order", () => {
  const text = '{\n  "b": { "x": 1 },\n  "a": [1, 2]\n}\n'
  expect(mergeIntoJson(text, { a: [1, 3], b: { x: 1 } })).toBe(text.replace("2]", "3]"))
})

test("a broken file is refused", () => {
  expect(() => readJsonFile("[{]")).toThrow("not valid JSON")
})
