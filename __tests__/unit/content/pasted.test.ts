/** @jest-environment node */
import { check } from "../../../src/content/check/check"
import { fillFile } from "../../../src/content/files/facts"
import { about, filesOf, problemsIn, replace, sampleWith } from "./sample-content"

const story = (text: string) => sampleWith({ [about]: replace("Our story.", text) })

const address = "https://other.example/a"
const encoded = encodeURIComponent(address)
const real = `Write “${address}” instead of`

test.each([
  ["http://localhost:8000/terms", "copy its address"],
  ["file:///C:/terms.docx", "copy its address"],
  ["https://mail.google.com/mail/u/0/#inbox", "copy its address"],
  [`https://www.google.com/url?q=${encoded}&sa=D`, real],
  [`https://nam12.safelinks.protection.outlook.com/?url=${encoded}&data=1`, real],
  [`https://l.facebook.com/l.php?u=${encoded}`, real],
])("refuses a link to %s with a cure", (url, remedy) => {
  const problem = { message: `“${url}” works only for you, not for visitors.` }
  expect(problemsIn(story(`[Read](${url})`))).toMatchObject([
    { ...problem, remedy: expect.stringContaining(remedy) },
  ])
})

test("refuses a word processor’s footnote with a cure", () => {
  const problems = problemsIn(story("A fee[[1]](https://edit.example/#_ftn1) is due."))
  expect(problems).toMatchObject([
    {
      message: "Footnotes are not supported. Put the note in parentheses in its sentence.",
      remedy: "Remove “[[1]](https://edit.example/#_ftn1)”.",
    },
  ])
})

test("understands a pasted table whose first row is bold", () => {
  const { sources, facts, problems } = check(
    filesOf(story("| **Name** | **Why** |\n| a | b |\n| c | d |")),
  )
  expect(problems).toEqual([])
  const source = sources.find(({ file }) => file === about)
  expect(source && fillFile(source, facts).text).toContain(
    "| **Name** | **Why** |\n| --- | --- |\n| a | b |\n| c | d |",
  )
})
