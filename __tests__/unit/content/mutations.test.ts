/** @jest-environment node */
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { check } from "../../../src/content/check"
import { filledFile } from "../../../src/content/facts"
import { contentFileAt } from "../../../src/content/files"
import type { TextFile } from "../../../src/content/problem"
import { pick, randomFrom } from "../../choices"
import { mutations } from "./mutations"
import { filesOf, sampleContent } from "./sample-content"

const runs = 2_000

test(`${runs} random changes of the content are reported with their place, or can be built`, () => {
  const random = randomFrom(20220101)
  const about = readFileSync("__tests__/content/about.md", "utf8")
  const files = filesOf({ ...sampleContent(), "content/about.md": about })
  const { sources } = check(files)
  const lists = sources.filter(({ file }) => file.endsWith(".json"))
  const outcomes = { reported: 0, buildable: 0 }

  for (let run = 0; run < runs; run++) {
    const { file, text } = pick(random, random() < 0.5 ? lists : sources)
    const name = pick(random, Object.keys(mutations))
    const mutated = Buffer.from(mutations[name]?.(text, random) ?? "")

    const which = `run ${run}, ${name} in ${file}`
    const start = process.cpuUsage()
    const content = check(new Map([...files, [file, mutated]]))
    expect([which, process.cpuUsage(start).user < 1_000_000]).toEqual([which, true])

    for (const problem of content.problems) {
      expect([which, problem]).toEqual([which, placedProblem])
      expect(problem.message + problem.remedy).not.toMatch(/undefined|\[object|Error:|\n *at /)
    }
    if (content.problems.length > 0) outcomes.reported += 1
    else {
      expect([which, content.sources.map(filledFile).flatMap(faults)]).toEqual([which, []])
      outcomes.buildable += 1
    }
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

/** What Gatsby reads in a file that has passed the check, where that breaks the rules of which the graph is made. */
function faults({ file, text }: TextFile) {
  const data: unknown = file.endsWith(".json") ? JSON.parse(text) : matter(text, {}).data
  return contentFileAt(file)?.rule.safeParse(data).error?.issues ?? []
}
