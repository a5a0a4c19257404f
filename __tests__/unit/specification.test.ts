/** @jest-environment node */
import { inspect } from "../../src/content/checks/inspect"
import { readFiles } from "../../src/content/reading/disk"
import { specification } from "../../src/content/rules/specification"
import * as promised from "../specification"

test("the check of the content knows what the specification promises", () => {
  const { hotelLocations, destinations, headlines, established, headquarters } = promised
  const legal = promised.legalPages.map(({ path, sections }) => [path.slice(1), [...sections]])
  expect(specification).toEqual({
    ...{ hotelLocations, destinations, headlines, established, headquarters },
    legal: Object.fromEntries(legal),
  })
})

test("the tests' content follows the specification to the letter", () => {
  expect(inspect(readFiles("__tests__"))).toMatchObject({ problems: [], notes: [] })
})

test.each(["__tests__", "."])("the terms in %s/content keep the specification's promises", root => {
  const terms = inspect(readFiles(root)).sources.filter(({ file }) => /legal\/terms\//.test(file))
  const text = terms.map(source => source.text.replace(/\s+/g, " ")).join(" ")
  for (const promise of promised.promisesOfTerms) expect(text).toMatch(promise)
})
