/** @jest-environment node */
import { problemsIn, sampleWith } from "../sample-content"
import { instead } from "./mistakes/mistake"

/** What the check reports if destinations are renamed and the hotels' locations are not. */
function renamed(names: Record<string, string>, change = (hotels: string) => hotels) {
  const rename = (text: string) => text.replace(/(?<=")\w+(?=")/g, name => names[name] ?? name)
  const files = sampleWith({ "content/destinations.json": rename, "content/hotels.json": change })
  return problemsIn(files).map(({ field, message, remedy }) => [field, message, remedy])
}

test("a renamed destination is reported once, with all of its hotels", () => {
  const bothInOslo = instead('"location": "Lima"', '"location": "Oslo"')
  expect(renamed({ Oslo: "Bergen" }, bothInOslo)).toEqual([
    [
      "hotel 2 › location",
      "“Oslo” is not one of the destinations.",
      expect.stringMatching(
        /^Has it been renamed to one of these: Bergen; Lima; .*Then write that for “House B” and “House C”\./,
      ),
    ],
  ])
})

test("two destinations renamed at once are reported each with its hotels", () => {
  expect(renamed({ Oslo: "Bergen", Cairo: "Alexandria" })).toEqual([
    ["hotel 2 › location", expect.anything(), expect.stringContaining("that for “House B”.")],
    ["hotel 4 › location", expect.anything(), expect.stringContaining("that for “House D”.")],
  ])
})

test("two destinations with similar new names are reported each with the name that is meant", () => {
  expect(renamed({ Oslo: "Oslo Norway", Kyoto: "Kioto" })).toEqual([
    [
      "hotel 2 › location",
      expect.anything(),
      expect.stringContaining("one of these: Oslo Norway;"),
    ],
    ["hotel 6 › location", expect.anything(), expect.stringContaining("Did you mean “Kioto”?")],
  ])
})
