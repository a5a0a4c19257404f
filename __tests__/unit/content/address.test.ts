import { parseAddress } from "../../../src/content/addresses"

test("an address with accents is valid, however often it is parsed", () => {
  const refused = Array.from({ length: 20_000 }).filter(
    () => parseAddress("https://münchen.example/größe.jpg") === undefined,
  )
  expect(refused).toEqual([])
})
