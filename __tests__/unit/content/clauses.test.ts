/** @jest-environment node */
import { readFileSync } from "node:fs"
import { requiredClauses } from "../../specification"

test.each(Object.entries(requiredClauses))("Terms say that %s", (_clause, pattern) => {
  expect(readFileSync("content/legal/terms.md", "utf8").replace(/\s+/g, " ")).toMatch(pattern)
})
