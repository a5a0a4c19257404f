/** @jest-environment node */
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { check } from "../../../src/content/check/check"
import { contentFileAt } from "../../../src/content/content-files"
import { fillFile } from "../../../src/content/files/facts"
import type { TextFile } from "../../../src/content/problem"
import { pick, randomFrom } from "../../seeded-random"
import { about, filesOf, sampleContent } from "./sample-content"

const runs = 1_000
const random = randomFrom(20220101)
const strays = ['"', ",", "{", "]", "<b>", "#", "\t", "\0", "é", "\\"]
const values = [null, 7, -1.5, true, "", "{brand}", "\ud800", [], {}, ["text"], { name: 1 }]

/** Ways to corrupt a content file. */
const mutations: ((text: string) => string | Buffer)[] = [
  text => text.slice(0, at(text)),
  text => cut(text, part => part + part),
  text => cut(text, () => ""),
  text => cut(text, part => pick(random, strays) + part),
  text => Buffer.concat([Buffer.from(text.slice(0, at(text))), bytes(), Buffer.from(text)]),
  text => withoutLine(text),
  text => withValue(text, pick(random, values)),
  () => bytes(),
  text => `\uFEFF${text}`,
  text => text.replaceAll("\n", pick(random, ["\r\n", "\r"])),
  text => Buffer.from(text, pick(random, ["latin1", "utf16le"])),
]

test(`${runs} random changes are either reported with their position or can be built`, () => {
  const story = readFileSync(`__tests__/${about}`, "utf8")
  const files = filesOf({ ...sampleContent(), [about]: story })
  const { sources } = check(files)
  const lists = sources.filter(({ file }) => file.endsWith(".json"))
  const outcomes = { reported: 0, buildable: 0 }

  for (let run = 0; run < runs; run++) {
    const { file, text } = pick(random, random() < 0.5 ? lists : sources)
    const mutation = pick(random, mutations)
    const which = `run ${run}, ${mutation} in ${file}`
    const content = check(new Map([...files, [file, Buffer.from(mutation(text))]]))
    for (const problem of content.problems) {
      expect([which, problem]).toEqual([which, placedProblem])
      expect(problem.message + problem.remedy).not.toMatch(/undefined|\[object|Error:|\n *at /)
    }
    const filled = content.sources.map(source => fillFile(source, content.facts))
    if (content.problems.length === 0) {
      expect([which, filled.flatMap(violations)]).toEqual([which, []])
    }
    outcomes[content.problems.length > 0 ? "reported" : "buildable"] += 1
  }

  expect(outcomes.reported).toBeGreaterThan(runs / 2)
  expect(outcomes.buildable).toBeGreaterThan(runs / 20)
}, 120_000)

const placedProblem = expect.objectContaining({
  file: expect.stringMatching(/^content\//),
  line: expect.any(Number),
  column: expect.any(Number),
  message: expect.stringMatching(/\S/),
  remedy: expect.stringMatching(/\S/),
})

/** Gatsby's own parser of front matter. */
const matter = createRequire(require.resolve("gatsby-transformer-remark/package.json"))(
  "gray-matter",
)

/** Schema violations in a checked file as Gatsby parses it. */
function violations({ file, text }: TextFile) {
  const data: unknown = file.endsWith(".json") ? JSON.parse(text) : matter(text, {}).data
  return contentFileAt(file)?.schema.safeParse(data).error?.issues ?? []
}

const at = (text: string) => Math.floor(random() * text.length)

const bytes = () => Buffer.from(Array.from({ length: 1 + random() * 200 }, () => random() * 256))

/** Changes up to 80 characters somewhere. */
function cut(text: string, change: (part: string) => string) {
  const from = at(text)
  const to = from + Math.floor(random() * 80)
  return text.slice(0, from) + change(text.slice(from, to)) + text.slice(to)
}

function withoutLine(text: string) {
  const lines = text.split("\n")
  lines.splice(Math.floor(random() * lines.length), 1)
  return lines.join("\n")
}

/** Replaces the value of a random field, in JSON or in front matter. */
function withValue(text: string, value: unknown) {
  const fields = [...text.matchAll(/(?<=^ *"?\w+"?: ).*?(?=,?$)/gm)]
  const { 0: written, index } = pick(random, fields)
  return text.slice(0, index) + JSON.stringify(value) + text.slice(index + written.length)
}
