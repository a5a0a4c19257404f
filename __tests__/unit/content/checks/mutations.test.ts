/** @jest-environment node */
import { readFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { filledFiles } from "../../../../src/content/admission/filled-files"
import { inspectContent } from "../../../../src/content/checks/check"
import type { TextFile } from "../../../../src/content/reading/problem"
import { declaredFor, declaredTypes, kindOf, typeOf } from "../../graph/declared-types"
import { type Files, inFolder } from "../sample-content"
import { mutations, pick, randomFrom } from "./mutations"

const runs = 500

test(`${runs} random changes of the content are reported with their place, or can be built`, () => {
  const random = randomFrom(20220101)
  const { sources } = inspectContent("__tests__")
  const lists = sources.filter(({ file }) => file.endsWith(".json"))
  const files: Files = Object.fromEntries(
    sources.map(({ file }) => [file, readFileSync(join("__tests__", file))]),
  )
  const outcomes = { reported: 0, buildable: 0 }

  inFolder(files, folder => {
    for (let run = 0; run < runs; run++) {
      const { file, text } = pick(random, random() < 0.5 ? lists : sources)
      const name = pick(random, Object.keys(mutations))
      const mutated = mutations[name]?.(text, random) ?? ""
      writeFileSync(join(folder, file), mutated)

      const content = inspectContent(folder)

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
      writeFileSync(join(folder, file), String(files[file]))
    }
  })

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
  const { type, from, elsewhere } = declaredFor[kindOf(file)]
  return [data].flat().flatMap(entry => entryFaults(entry, type, from, elsewhere))
}

function entryFaults(
  entry: unknown,
  type: string,
  from: Record<string, string>,
  elsewhere: string[],
): string[] {
  return (types.get(type)?.fields ?? []).flatMap(field => {
    const name = from[field.name.value] ?? field.name.value
    if (elsewhere.includes(name)) return []
    const value = (entry as Record<string, unknown>)[name]
    const { name: inner, list, optional } = typeOf(field)
    if (value === undefined) return optional ? [] : [`${name} is missing`]
    if (list !== Array.isArray(value)) return [`${name} is a list or not`]
    return [value].flat().flatMap(one => valueFaults(one, name, inner))
  })
}

function valueFaults(value: unknown, name: string, type: string): string[] {
  if (types.has(type) && type !== "Destination") return entryFaults(value, type, {}, [])
  const right = type === "Int" ? Number.isInteger(value) : typeof value === "string"
  if (name === "image" && !URL.canParse(String(value))) return ["image is no address"]
  return right ? [] : [`${name} is no ${type}`]
}
