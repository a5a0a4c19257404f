/** @jest-environment node */
import { bodyOf, newMarkdown, writeIntoMarkdown } from "../../../../src/content/forms/markdown-file"

const section = `---
number: 9
heading: "Policy Updates" # fixed
---

Ask us _first_.
`

const blank = section.replaceAll("---\n", "--- \n").replaceAll("\n", "\r\n")
const fields = { number: 9, heading: "Policy Updates" }

test("what is the same leaves the file as it is", () => {
  for (const text of [section, section.replaceAll("\n", "\r\n"), `\uFEFF${section}\n\n`, blank]) {
    expect(writeIntoMarkdown(text, fields, bodyOf(text))).toBe(text)
  }
})

test("a changed field leaves the other fields' quotes and remarks", () => {
  const merged = writeIntoMarkdown(section, { ...fields, number: 8 }, bodyOf(section))
  expect(merged).toBe(section.replace("number: 9", "number: 8"))
})

test.each([
  ["Updates: all of them", '"Updates: all of them"'],
  ["2026-11-21", "2026-11-21"],
  ["true", '"true"'],
  ["A “quoted” one #1", '"A “quoted” one #1"'],
  ["Plain words", "Plain words"],
])("the heading %p is written so that it is read again", (heading, written) => {
  expect(newMarkdown({ number: 1, heading }, "Text.")).toBe(
    `---\nnumber: 1\nheading: ${written}\n---\n\nText.\n`,
  )
})

test("line ends are those of the file", () => {
  const windows = section.replaceAll("\n", "\r\n")
  const merged = writeIntoMarkdown(windows, { ...fields, heading: "Updates" }, "\nOther.\n")
  expect(merged).toBe(
    windows.replace("Policy Updates", "Updates").replace("Ask us _first_", "Other"),
  )
})

test("a blank after the dashes is no obstacle", () => {
  expect(bodyOf(blank)).toBe("\r\nAsk us _first_.\r\n")
})
