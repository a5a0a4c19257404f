/** @jest-environment node */
import { readFileSync } from "node:fs"
import { writeIntoJson } from "../../../../src/content/forms/json-file"
import { Random } from "../../editor/random"

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
  const items = JSON.parse(text) as Item[]
  change(items)
  return writeIntoJson(text, items)
}

test("a form that changes nothing leaves the file as it is", () => {
  expect(edited(() => {})).toBe(list)
})

test("a changed word changes its line only", () => {
  const text = edited(items => Object.assign(items[1] as Item, { name: "Palais “É”" }))
  expect(text).toBe(list.replace("“Esterane”", "“É”"))
})

test("a field that is gone is taken out of the file", () => {
  const text = edited(items => {
    delete (items[0] as Item).note
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

test("an item less leaves the others as they are written", () => {
  const [first] = list.split(',\n  {\n    "id": 2')
  expect(edited(items => items.pop())).toBe(`${first}\n]\n`)
})

test("items that change places are written as before, and their fields keep their order", () => {
  expect(edited(items => items.reverse())).toBe(`[
  {
    "id": 2,
    "name": "Palais “Esterane”"
  },
  {
    "id": 1,
    "name": "The Mojavelle",  "note": "odd spacing stays"
  }
]
`)
})

test("an item that is moved and changed is changed where it is written", () => {
  const text = edited(items => {
    Object.assign(items[0] as Item, { name: "Mojavelle" })
    items.reverse()
  })
  expect(text).toContain('"name": "Mojavelle",  "note": "odd spacing stays"')
})

test("a new item is written like its neighbours", () => {
  const text = edited(items => items.push({ id: 3, name: "New" }))
  expect(text).toBe(list.replace("  }\n]", '  },\n  {\n    "id": 3,\n    "name": "New"\n  }\n]'))
})

test("a new field stands where it belongs", () => {
  const text = edited(items => {
    items[1] = { id: 2, note: "new", name: "Palais “Esterane”" }
  })
  expect(text).toContain('"id": 2,\n    "note": "new",\n    "name"')
})

test("an object keeps its fields' order", () => {
  const text = '{\n  "b": { "x": 1 },\n  "a": [1, 2]\n}\n'
  expect(writeIntoJson(text, { a: [1, 3], b: { x: 1 } })).toBe(text.replace("2]", "3]"))
})

test("1,000 random changes of a list are read as they were meant, and nothing else is touched", () => {
  const hotels = readFileSync("__tests__/content/hotels.json", "utf8")
  for (let seed = 1; seed <= 1000; seed++) {
    const random = new Random(seed)
    const text = random.below(2) ? hotels : hotels.replaceAll("\n", "\r\n")
    const before = JSON.parse(text) as Record<string, unknown>[]
    const after = before
      .filter(() => random.below(6) > 0)
      .map(item => {
        if (random.below(3) > 0) return item
        const { imageCredit, ...others } = item
        if (imageCredit) return others
        return { ...item, description: `Changed: "${seed}" \\ é` }
      })
      .sort(() => (random.below(2) ? 0 : random.next() - 0.5))
    if (random.below(3) === 0) after.splice(random.below(3), 0, { id: 99, name: "New" })
    const written = writeIntoJson(text, after)
    expect([seed, JSON.stringify(JSON.parse(written))]).toEqual([seed, JSON.stringify(after)])
    expect(written.includes("\r\n")).toBe(text.includes("\r\n") && after.length > 0)
    for (const item of before) {
      const source = spelt(item, text)
      expect(text).toContain(source)
      if (after.includes(item)) expect(written).toContain(source)
    }
  }
})

/** An entry as the file has it. */
function spelt(item: unknown, text: string) {
  const lines = JSON.stringify(item, null, 2).replaceAll("\n", "\n  ")
  return text.includes("\r\n") ? lines.replaceAll("\n", "\r\n") : lines
}
