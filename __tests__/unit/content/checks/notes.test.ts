/** @jest-environment node */
import { inspect } from "../../../../src/content/checks/inspect"
import { readFiles } from "../../../../src/content/reading/disk"
import { bytesOf, textIn } from "../../../../src/content/reading/files"
import { instead } from "./mistakes/mistake"

/** Checks the tests' content, which matches the specification, after changes of its files. */
function inspectAfter(changes: Record<string, (text: string) => string>) {
  const files = new Map(readFiles("__tests__"))
  for (const [name, change] of Object.entries(changes)) {
    const file = `content/${name}`
    files.set(file, bytesOf(change(textIn(files, file))))
  }
  return inspect(files)
}

const notesBefore = inspectAfter({}).notes.map(({ message }) => message)

/** The notes that appear with the changes. */
function notesAfter(changes: Record<string, (text: string) => string>) {
  const { problems, notes } = inspectAfter(changes)
  expect(problems).toEqual([])
  return notes
    .filter(({ message }) => !notesBefore.includes(message))
    .map(({ file, line, message }) => `${file}:${line} ${message}`)
}

const inJson = (change: (data: Json) => void) => (text: string) => {
  const data: Json = JSON.parse(text)
  change(data)
  return `${JSON.stringify(data, null, 2)}\n`
}

// biome-ignore lint/suspicious/noExplicitAny: changes may break any type
type Json = any

test("a ninth destination is noted", () => {
  const change = inJson(destinations => destinations.push({ name: "Macau" }))
  expect(notesAfter({ "destinations.json": change })).toEqual([
    "content/destinations.json:1 The specification names eight destinations; there are nine.",
  ])
})

test("a seventh hotel is noted, and so are numbers in words that are no longer right", () => {
  const change = inJson(hotels => hotels.push({ ...hotels[0], id: 7, name: "The Seventh" }))
  expect(notesAfter({ "hotels.json": change })).toEqual([
    "content/hotels.json:1 The specification names six hotels; there are seven.",
    "content/site.json:8 “six featured properties” may count the hotels, and there are seven.",
    "content/site.json:21 “Six houses” may count the hotels, and there are seven.",
  ])
})

test("a hotel in another place is noted", () => {
  const change = inJson(hotels => {
    hotels[2].location = "Aruba Caribbean"
  })
  expect(notesAfter({ "hotels.json": change })).toEqual([
    "content/hotels.json:1 The specification has “Macau China” among the hotels, and here it is not.",
  ])
})

test("other headlines, another year and another city are noted", () => {
  const change = inJson(site => {
    site.hero.headlines[0] = "The Best There Is"
    site.established = 2021
    site.headquarters = "Reno"
  })
  expect(notesAfter({ "site.json": change })).toEqual([
    "content/site.json:3 The specification says 2022; this says 2021.",
    "content/site.json:4 The specification says Las Vegas; this says Reno.",
    "content/site.json:10 The specification has “Best Casino And Hotel Resort” among the headlines, and here it is not.",
  ])
})

test("a heading in other words, and an eleventh section are noted", () => {
  const file = "legal/terms/08-account-security.md"
  const change = instead("Account Security", "Accounts")
  expect(notesAfter({ [file]: change })).toEqual([
    `content/${file}:3 The specification has “Account Security” among the sections of terms, and here it is not.`,
  ])
  const another = () => "---\nnumber: 11\nheading: Another\n---\n\nText.\n"
  expect(notesAfter({ "legal/terms/11.md": another })).toEqual([
    "content/legal/terms/11.md:3 The specification names ten sections of terms; there are eleven.",
  ])
})

test.each([
  ["Marquisade wrote this.", "The brand's name is written out here: “Marquisade”."],
  ["Write to info@marquisade.example.", "The e-mail address is written out here"],
  ["Call +1 (702) 555-0148.", "The telephone number is written out here: “+1 (702) 555-0148”."],
  ["[Call](tel:+17025550148).", "The telephone number is written out here: “+17025550148”."],
  ["We were founded in 2022.", "The year is written out here: “2022”."],
  ["Our headquarters are in Las Vegas.", "The headquarters is written out here: “Las Vegas”."],
])("a fact that is written out is noted: %s", (sentence, note) => {
  const file = "legal/terms/03-cancellation-policy.md"
  const { notes } = inspectAfter({ [file]: text => `${text}\n${sentence}\n` })
  expect(notes.filter(one => one.file === `content/${file}`)).toEqual([
    expect.objectContaining({
      line: 12,
      message: expect.stringContaining(note),
      remedy: expect.stringMatching(/^Write \{\w+\} instead\.$/),
    }),
  ])
})

test.each([
  "From Las Vegas to Monte Carlo, in November 2022.",
  "Seven nights, two guests, one house after the other.",
])("nothing is noted of: %s", sentence => {
  const file = "legal/terms/03-cancellation-policy.md"
  const { notes } = inspectAfter({ [file]: text => `${text}\n${sentence}\n` })
  expect(notes.filter(one => one.file === `content/${file}`)).toEqual([])
})
