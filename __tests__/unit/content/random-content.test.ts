/** @jest-environment node */
import { createRequire } from "node:module"
import { check } from "../../../src/content/check/check"
import { contentFileAt } from "../../../src/content/content-files"
import { fillFile } from "../../../src/content/files/facts"
import { formatProblems, type TextFile } from "../../../src/content/problem"
import { pick, randomFrom } from "../../seeded-random"
import { filesOf, sampleContent } from "./sample-content"

const runs = 1_000
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

test(`${runs} random changes are either reported with their position or can be built`, () => {
  const files = filesOf(sampleContent())
  const originals = check(files).sources
  let reported = 0

  for (let run = 0; run < runs; run++) {
    const { file, text } = pick(random, originals)
    const changed = pick(random, mutations)(text)
    const content = check(new Map([...files, [file, Buffer.from(changed)]]))
    for (const problem of content.problems) {
      const report = formatProblems([problem])
      expect({ changed, report }).toEqual({ changed, report: expect.stringMatching(placed) })
    }
    const filled = content.sources.map(source => fillFile(source, content.facts))
    if (content.problems.length > 0) reported += 1
    else expect({ changed, issues: filled.flatMap(schemaIssues) }).toEqual({ changed, issues: [] })
  }

  expect(reported).toBeGreaterThan(runs / 4)
  expect(reported).toBeLessThan(runs * 0.75)
}, 120_000)

/** A report with its place, a message and a remedy, and without a trace of a crash. */
const placed = /^content\/\S+:\d+:\d+(?!.*(undefined|\[object|Error:|\n *at )).*\n {2}\S.*\n {2}\S/s

/** Gatsby's own parser of front matter. */
const matter = createRequire(require.resolve("gatsby-transformer-remark/package.json"))(
  "gray-matter",
)

/** What Gatsby would read from a checked file that its schema does not allow. */
function schemaIssues({ file, text }: TextFile) {
  const data: unknown = file.endsWith(".json") ? JSON.parse(text) : matter(text, {}).data
  return contentFileAt(file)?.schema.safeParse(data).error?.issues ?? []
}

const at = (text: string) => Math.floor(random() * text.length)

/** Changes up to 80 characters somewhere. */
function changePart(text: string, change: (part: string) => string) {
  const from = at(text)
  const to = from + Math.floor(random() * 80)
  return text.slice(0, from) + change(text.slice(from, to)) + text.slice(to)
}

/** Replaces the value of a random field, in JSON or in front matter. */
function changeValue(text: string, value: unknown) {
  const fields = [...text.matchAll(/(?<=^ *"?\w+"?: ).*?(?=,?$)/gm)]
  const { 0: written, index } = pick(random, fields)
  return text.slice(0, index) + JSON.stringify(value) + text.slice(index + written.length)
}
