/** @jest-environment node */
import { readFileSync } from "node:fs"

test.each([
  /general[^.]*48 hours before check-in[^.]*full refund/i,
  /most properties require a deposit/i,
])("the site's Terms say %s", clause => {
  expect(readFileSync("content/legal/terms.md", "utf8").replace(/\s+/g, " ")).toMatch(clause)
})
