/** @jest-environment node */
import { z } from "zod"
import { fieldProblems } from "../../../src/content/check/check-fields"
import * as contentFiles from "../../../src/content/content-files"
import { object } from "../../../src/content/field-types"

test.each<[report: string, value: unknown, rule: z.ZodType]>([
  ["must be a whole number. Compare it with its neighbors: check", 2.5, z.int()],
  ["must be true or false, without quotation marks. Compare it", "yes", z.boolean()],
  ["is not valid: Invalid URL. Correct it. The hotel's stars.", "ab", z.url()],
  ["must be even. Correct it. The hotel's", 3, z.int().refine(n => n % 2 === 0, "must be even")],
])("a value that breaks a rule of zod %s", (report, value, rule) => {
  const stars = rule.meta({ title: "Stars", description: "The hotel's stars." })
  const contentFile = { schema: object("Hotel", "", { stars }) }
  jest.spyOn(contentFiles, "contentFileAt").mockReturnValue(contentFile as never)
  const file = { file: "content/hotel.json", text: "", problems: [], find: () => 0 }
  const [problem] = fieldProblems({ ...file, data: { stars: value } })
  expect(`${problem?.message} ${problem?.remedy}`).toContain(`“Stars” ${report}`)
})
