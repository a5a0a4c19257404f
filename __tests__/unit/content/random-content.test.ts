/** @jest-environment node */
import { check } from "../../../src/content/check/check"
import { fillFile } from "../../../src/content/files/facts"
import { formatProblems } from "../../../src/content/problem"
import { pick, randomFrom } from "../../seeded-random"
import { filesOf, problemsIn, sampleContent } from "./sample-content"

const random = randomFrom(20220101)
const strays = ['"', ",", "{", "]", "<b>", "#", "\t", "\0", "é", "\\"]
const values = [null, 7, -1.5, true, "", "{brand}", "\ud800", [], {}, ["text"], { name: 1 }]

/** Ways to corrupt a content file. */
const mutations: ((text: string) => string | Buffer)[] = [
  text => text.slice(0, at(text)),
  text => changePart(text, part => part + part),
  text => changePart(text, () => ""),
  text => changePart(text, part => pick(random, strays) + part),
  text => changeValue(text, pick(random, values)),
  text => `\uFEFF${text}`,
  text => text.replaceAll("\n", pick(random, ["\r\n", "\r"])),
  text => Buffer.from(text, pick(random, ["latin1", "utf16le"])),
]

/** A report with its place, a message and a remedy, without a trace of a crash. */
const placed = /^content\/\S+:\d+:\d+(?!.*(undefined|\[object|Error:|\n *at )).*\n {2}\S.*\n {2}\S/s

test("each of 1,000 random changes is reported with its place, or valid once Gatsby gets it", () => {
  const files = filesOf(sampleContent())
  const originals = check(files).parsedFiles
  for (let run = 0; run < 1_000; run++) {
    const { file, text } = pick(random, originals)
    const changed = pick(random, mutations)(text)
    const { problems, parsedFiles, facts } = check(
      new Map([...files, [file, Buffer.from(changed)]]),
    )
    for (const problem of problems) {
      const report = formatProblems([problem])
      expect({ changed, report }).toEqual({ changed, report: expect.stringMatching(placed) })
    }
    if (problems.length > 0) continue
    const finished = parsedFiles.map(parsed => fillFile(parsed, facts))
    const sample = Object.fromEntries(finished.map(({ file, text }) => [file, text]))
    expect({ changed, problems: problemsIn(sample) }).toEqual({ changed, problems: [] })
  }
}, 120_000)

const at = (text: string) => Math.floor(random() * text.length)

/** Changes up to 80 characters at a random place. */
function changePart(text: string, change: (part: string) => string) {
  const from = at(text)
  const to = from + Math.floor(random() * 80)
  return text.slice(0, from) + change(text.slice(from, to)) + text.slice(to)
}

/** Replaces the value of a random field, in JSON or in front matter. */
function changeValue(text: string, value: unknown) {
  const fields = [...text.matchAll(/(?<=^ *"?\w+"?: ).*?(?=,?$)/gm)]
  const { 0: oldValue, index } = pick(random, fields)
  return text.slice(0, index) + JSON.stringify(value) + text.slice(index + oldValue.length)
}
