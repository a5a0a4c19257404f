/** @jest-environment node */
import { z } from "zod"
import { fieldProblems } from "../../../src/content/check/check-fields"
import * as contentFiles from "../../../src/content/content-files"
import { object } from "../../../src/content/field-types"

const text = z.string()

/** A rule that somebody can write in the schema, a value that breaks it, and what the check says. */
test.each<[message: string, value: unknown, rule: z.ZodType]>([
  ["must be at most 5, not 9", 9, z.int().min(1).max(5)],
  ["must be at least 1, not 0", 0, z.int().min(1).max(5)],
  ["must be a whole number", 2.5, z.int()],
  ["must be more than 0, not 0", 0, z.number().positive()],
  ["must be less than 2, not 2", 2, z.number().lt(2)],
  ["must be a multiple of 5", 7, z.int().multipleOf(5)],
  ["must have at least 3 characters, not 2", "ab", text.min(3)],
  ["must have at most 3 characters, not 4", "abcd", text.max(3)],
  ["must have exactly 3 characters, not 2", "ab", text.length(3)],
  ["does not have the right form", "ab", text.regex(/^[A-Z]+$/)],
  ["does not have the right form", "ab", text.startsWith("A")],
  ["is not a valid url", "ab", z.url()],
  ["is not a valid email", "ab", z.email()],
  ["is not a valid date", "ab", z.iso.date()],
  ["must be one of these: north, south", "east", z.enum(["north", "south"])],
  ["must be one of these: north", "east", z.literal("north")],
  ["must have at most 1 entries, not 2", ["a", "b"], z.array(text).max(1)],
  ["must be true or false, without quotation marks", "yes", z.boolean()],
  ["does not have the right form", "yes", z.union([z.int(), z.boolean()])],
  ["does not have the right form", "ab", text.refine(value => value === "a")],
  ["must be a", "ab", text.refine(value => value === "a", "must be a")],
  ["is too long for the sign", "ab", text.max(1, "is too long for the sign")],
])("%s: %j", (message, value, rule) => {
  const stars = rule.meta({ title: "Stars", description: "The hotel's stars." })
  const file = { path: "content/hotel.json", schema: object("Hotel", "", { stars }) }
  jest.spyOn(contentFiles, "contentFileAt").mockReturnValue(file as never)
  const written = `{\n  "stars": ${JSON.stringify(value)}\n}\n`
  const source = {
    ...{ file: file.path, text: written, data: { stars: value }, problems: [] },
    find: () => written.indexOf(":") + 2,
  }
  expect(fieldProblems(source)).toMatchObject([
    {
      ...{ file: file.path, line: 2, column: 12, field: "stars", message: `“Stars” ${message}.` },
      remedy: expect.stringMatching(/^Correct it\. The hotel's stars\.|^Compare it/),
    },
  ])
})
