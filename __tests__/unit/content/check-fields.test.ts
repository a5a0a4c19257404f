/** @jest-environment node */
import { z } from "zod"
import { fieldProblems } from "../../../src/content/check/check-fields"
import * as contentFiles from "../../../src/content/content-files"
import { object } from "../../../src/content/field-types"

const text = z.string()

const correct = "Correct it. The hotel's stars."
const compare = "Compare it with its neighbors: check quotation marks, brackets and digits."

/** The check's message and remedy for a value that breaks a rule of the schema. */
test.each<[message: string, remedy: string, value: unknown, rule: z.ZodType]>([
  ["must be a whole number", compare, 2.5, z.int()],
  ["must be true or false, without quotation marks", compare, "yes", z.boolean()],
  ["is not valid: Invalid URL", correct, "ab", z.url()],
  ["must be a", correct, "ab", text.refine(value => value === "a", "must be a")],
  [
    "is too long for the sign",
    "Shorten it.",
    "ab",
    text.max(1, "is too long for the sign. Shorten it."),
  ],
])("the check says “Stars” %s and “%s” for %j", (message, remedy, value, rule) => {
  const stars = rule.meta({ title: "Stars", description: "The hotel's stars." })
  const file = { file: "content/hotel.json", schema: object("Hotel", "", { stars }) }
  jest.spyOn(contentFiles, "contentFileAt").mockReturnValue(file as never)
  const json = `{\n  "stars": ${JSON.stringify(value)}\n}\n`
  const parsed = {
    ...{ file: file.file, text: json, data: { stars: value }, problems: [] },
    find: () => json.indexOf(":") + 2,
  }
  const place = { file: file.file, line: 2, column: 12, field: "stars" }
  expect(fieldProblems(parsed)).toMatchObject([
    { ...place, message: `“Stars” ${message}.`, remedy },
  ])
})
