/** @jest-environment node */
import { createRequire } from "node:module"
import { print } from "graphql"
import { inspect } from "../../../../src/content/checks/inspect"
import { readFiles } from "../../../../src/content/reading/disk"
import { filledFiles } from "../../../../src/content/reading/filled-files"
import type { TextFile } from "../../../../src/content/reading/problem"
import { declaredFor, declaredTypes } from "../../graph/declared-types"
import { mutations, pick, randomFrom } from "./mutations"

const runs = 500

test(`${runs} random changes of the content are reported with their place, or can be built`, () => {
  const random = randomFrom(20220101)
  const files = readFiles("__tests__")
  const { sources } = inspect(files)
  const lists = sources.filter(({ file }) => file.endsWith(".json"))
  const outcomes = { reported: 0, buildable: 0 }

  for (let run = 0; run < runs; run++) {
    const { file, text } = pick(random, random() < 0.5 ? lists : sources)
    const name = pick(random, Object.keys(mutations))
    const mutated = Buffer.from(mutations[name]?.(text, random) ?? "")

    const content = inspect(new Map([...files, [file, mutated]]))

    const which = `run ${run}, ${name} in ${file}`
    for (const problem of content.problems) {
      expect([which, problem]).toEqual([which, placedProblem])
      expect(problem.message + problem.remedy).not.toMatch(/undefined|\[object|Error:|\n *at /)
    }
    if (content.problems.length > 0) outcomes.reported += 1
    else {
      expect([which, filledFiles(content.sources).flatMap(faults)]).toEqual([which, []])
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

const types = declaredTypes()

/** Gatsby's own parser of front matter. */
const matter = createRequire(require.resolve("gatsby-transformer-remark/package.json"))(
  "gray-matter",
)

/** How a file that has passed the check differs from what the graph declares, which would stop Gatsby. */
function faults({ file, text }: TextFile): string[] {
  const data: unknown = file.endsWith(".json") ? JSON.parse(text) : matter(text, {}).data
  const { type, inFile } = declaredFor(file)
  return [data].flat().flatMap(entry => entryFaults(entry, type, inFile))
}

function entryFaults(entry: unknown, type: string, isWritten = (_name: string) => true): string[] {
  return (types.get(type)?.fields ?? []).flatMap(field => {
    const name = field.name.value
    if (!isWritten(name)) return []
    const declared = print(field.type)
    const value = (entry as Record<string, unknown>)[name]
    if (value === undefined) return declared.endsWith("!") ? [`${name} is missing`] : []
    if (declared.startsWith("[") !== Array.isArray(value)) return [`${name} is a list or not`]
    const inner = declared.replace(/\W/g, "")
    return [value].flat().flatMap(one => valueFaults(one, name, inner))
  })
}

function valueFaults(value: unknown, name: string, type: string): string[] {
  if (types.has(type) && type !== "Destination") return entryFaults(value, type)
  const right = type === "Int" ? Number.isInteger(value) : typeof value === "string"
  if (name === "image" && !URL.canParse(String(value))) return ["image is no address"]
  return right ? [] : [`${name} is no ${type}`]
}
