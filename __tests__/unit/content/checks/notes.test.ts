/** @jest-environment node */
import { inspect } from "../../../../src/content/checks/inspect"
import { readFiles } from "../../../../src/content/reading/disk"
import { bytesOf, textIn } from "../../../../src/content/reading/files"
import { instead, withEntries } from "./mistake"

/** Checks the tests' content, which matches the specification, after a change of one of its files. */
function inspectAfter(name: string, change: (text: string) => string) {
  const files = new Map(readFiles("__tests__"))
  const file = `content/${name}`
  return inspect(files.set(file, bytesOf(change(textIn(files, file)))))
}

const cancellation = "legal/terms/03-cancellation-policy.md"

test.each<[name: string, change: (text: string) => string, ...notes: string[]]>([
  [
    "destinations.json",
    withEntries(9, (entry, number) => (number < 9 ? entry : { name: "Macau" })),
    "content/destinations.json:1 The specification names eight destinations; there are nine.",
  ],
  [
    "hotels.json",
    withEntries(7, (hotel, id) => (id < 7 ? hotel : { ...hotel, id, name: "The Seventh" })),
    "content/hotels.json:1 The specification names six hotels; there are seven.",
    "content/site.json:8 “six featured properties” may count the hotels, and there are seven.",
    "content/site.json:21 “Six houses” may count the hotels, and there are seven.",
  ],
  [
    "hotels.json",
    instead("Macau China", "Aruba Caribbean"),
    "content/hotels.json:1 The specification has “Macau China” among the hotels; here it is missing.",
  ],
  [
    "site.json",
    instead("2022", "2021"),
    "content/site.json:3 The specification says 2022; this says 2021.",
  ],
  [
    "site.json",
    instead("Best Casino And Hotel Resort", "The Best There Is"),
    "content/site.json:10 The specification has “Best Casino And Hotel Resort” among the headlines; here it is missing.",
  ],
  [
    "legal/terms/08-account-security.md",
    instead("Account Security", "Accounts"),
    "content/legal/terms/08-account-security.md:3 The specification has “Account Security” among the sections of terms; here it is missing.",
  ],
  [
    "legal/terms/11.md",
    () => "---\nnumber: 11\nheading: Another\n---\n\nText.\n",
    "content/legal/terms/11.md:3 The specification names ten sections of terms; there are eleven.",
  ],
])("what differs from the specification in %s is noted", (name, change, ...notes) => {
  const after = inspectAfter(name, change)
  expect(after.problems).toEqual([])
  expect(after.notes.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual(notes)
})

test.each([
  ["Marquisade wrote this.", "The brand's name is written out here: “Marquisade”."],
  ["Write to info@marquisade.example.", "The e-mail address is written out here"],
  ["Call +1 (702) 555-0148.", "The telephone number is written out here: “+1 (702) 555-0148”."],
  ["[Call](tel:+17025550148).", "The telephone number is written out here: “+17025550148”."],
  ["We were founded in 2022.", "The year is written out here: “2022”."],
  ["Our headquarters are in Las Vegas.", "The headquarters is written out here: “Las Vegas”."],
])("a fact that is written out is noted: %s", (sentence, note) => {
  const { notes } = inspectAfter(cancellation, text => `${text}\n${sentence}\n`)
  expect(notes).toEqual([
    expect.objectContaining({
      file: `content/${cancellation}`,
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
  expect(inspectAfter(cancellation, text => `${text}\n${sentence}\n`).notes).toEqual([])
})
