/** @jest-environment node */
import { readFileSync } from "node:fs"
import { writeIntoJson } from "../../../../src/content/forms/json-file"
import { Random } from "../../editor/random"

const first = `{
    "id": 1,
    "name": "The Mojavelle",  "note": "odd spacing stays"
  }`
const second = `{
    "id": 2,
    "name": "Palais “Esterane”"
  }`
const written = (...items: string[]) => `[\n  ${items.join(",\n  ")}\n]\n`
const list = written(first, second)

type Items = [{ name: string; note?: string }, { name: string; note?: string }, ...unknown[]]

const edited = (change: (items: Items) => unknown, text = list) => {
  const items = JSON.parse(text)
  change(items)
  return writeIntoJson(text, items)
}

test.each<[string, (items: Items) => unknown, string]>([
  [
    "a changed word changes its line only",
    ([, item]) => Object.assign(item, { name: "Palais “É”" }),
    written(first, second.replace("Esterane", "É")),
  ],
  [
    "an item that is moved and changed is changed where it is written",
    items => Object.assign(items.reverse()[1] as object, { name: "Mojavelle" }),
    written(second, first.replace("The Mojavelle", "Mojavelle")),
  ],
  [
    "a new item is written like its neighbours",
    items => items.push({ id: 3, name: "New" }),
    written(first, second, '{\n    "id": 3,\n    "name": "New"\n  }'),
  ],
  [
    "a new field stands where it belongs",
    items => items.splice(1, 1, { id: 2, note: "new", name: "Palais “Esterane”" }),
    written(first, second.replace("2,", '2,\n    "note": "new",')),
  ],
])("%s", (_what, change, text) => {
  expect(edited(change)).toBe(text)
})

test("an object keeps its fields' order", () => {
  const text = '{\n  "b": { "x": 1 },\n  "a": [1, 2]\n}\n'
  expect(writeIntoJson(text, { a: [1, 3], b: { x: 1 } })).toBe(text.replace("2]", "3]"))
})

test("300 random changes of a list are read as they were meant, and nothing else is touched", () => {
  const hotels = readFileSync("__tests__/content/hotels.json", "utf8")
  for (let seed = 1; seed <= 300; seed++) {
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
    expect(written).not.toMatch(text.includes("\r\n") ? /[^\r]\n/ : /\r/)
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
