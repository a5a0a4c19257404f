/** @jest-environment node */
import { meaning, readText, writeText } from "../../../src/editor/text/text"
import { Random } from "./random"
import { randomChange } from "./random-change"
import { randomText } from "./random-text"

const rounds = 1000

test(`${rounds} random texts are opened, changed and saved, and read as they were meant`, () => {
  for (let seed = 1; seed <= rounds; seed++) {
    const random = new Random(seed)
    const old = randomText(random)
    const opened = readText(old)
    expect(writeText(old, opened)).toBe(old)
    const changed = randomChange(random, opened)
    const written = writeText(old, changed)
    expect([seed, meaning(readText(written))]).toEqual([seed, meaning(changed)])
  }
})

const old =
  "\r\n\r\nAsk us _first_. A star \\* and\r\na second line.\r\n\r\n+ one\r\n+  *two*\r\n\r\n\r\n## H ##\r\n \r\n"

test("what is the same block stays as it is written, byte for byte", () => {
  const doc = readText(old)
  const added = { type: "paragraph", content: [{ type: "text", text: "New: 2 * 3." }] }
  const [first, list, heading] = doc.content ?? []
  const written = writeText(old, {
    ...doc,
    content: [first, added, list, heading].flatMap(b => b ?? []),
  })
  expect(written).toBe(old.replace("\r\n\r\n+", "\r\n\r\nNew: 2 \\* 3.\r\n\r\n+"))
})

test("an item that changes leaves the others as they are written", () => {
  const doc = readText(old)
  const list = doc.content?.[1]
  list?.content?.push({
    type: "listItem",
    content: [{ type: "paragraph", content: [{ type: "text", text: "three" }] }],
  })
  expect(writeText(old, doc)).toBe(
    old.replace("+  *two*\r\n\r\n\r\n", "+  *two*\r\n+ three\r\n\r\n"),
  )
})

test("what is kept as it is written can be there twice, whichever way its lines end", () => {
  const quotation = "> One.\r\n>\r\n> [^1]: A note."
  const doc = readText(`${quotation}\r\n`)
  const content = [...(doc.content ?? []), ...(doc.content ?? [])]
  expect(writeText(`${quotation}\r\n`, { ...doc, content })).toBe(
    `${quotation}\r\n\r\n${quotation}\r\n`,
  )
})

test("placeholders stay as they are, in words and in addresses", () => {
  const text = "\n{brand} _is_ [here](mailto:{email}) and [there](tel:{phone}).\n"
  const doc = readText(text)
  doc.content?.[0]?.content?.push({ type: "text", text: " {established}_{headquarters}" })
  expect(writeText(text, doc)).toBe(
    "\n{brand} *is* [here](mailto:{email}) and [there](tel:{phone}). {established}\\_{headquarters}\n",
  )
})
