/** @jest-environment node */
import { problemsIn, sampleWith } from "../sample-content"
import { instead } from "./mistake"

/** What is reported if destinations are renamed and the hotels' locations are not: where, and how to mend it. */
function renamed(names: Record<string, string>, change = (hotels: string) => hotels) {
  const rename = (text: string) => text.replace(/(?<=")\w+(?=")/g, name => names[name] ?? name)
  const files = sampleWith({ "content/destinations.json": rename, "content/hotels.json": change })
  return problemsIn(files).map(({ field, remedy }) => [field, remedy])
}

const saying = (words: string) => expect.stringContaining(words)

test("a renamed destination is reported once, with all of its hotels", () => {
  const bothInOslo = instead('"location": "Lima"', '"location": "Oslo"')
  expect(renamed({ Oslo: "Bergen" }, bothInOslo)).toEqual([
    ["hotel 2 › location", saying("Then write that for “House B” and “House C”.")],
  ])
})

test.each([
  [{ Oslo: "Bergen", Cairo: "Alexandria" }, "for “House B”", "for “House D”"],
  [{ Oslo: "Oslo Norway", Cairo: "Cayro" }, "one of these: Oslo Norway;", "Did you mean “Cayro”?"],
])("of two destinations renamed to %j each is reported with what is meant", (names, one, other) => {
  expect(renamed(names)).toEqual([
    ["hotel 2 › location", saying(one)],
    ["hotel 4 › location", saying(other)],
  ])
})
