import { parseAddress } from "../../../../src/content/rules/address"

test("an address with accents is one, however often it is asked", () => {
  const refused = Array.from({ length: 20_000 }).filter(
    () => parseAddress("https://münchen.example/größe.jpg") === undefined,
  )
  expect(refused).toEqual([])
})

test.each(["https://", "rome.jpg", "https://[x]/a.jpg"])("%s is no address", address => {
  expect(parseAddress(address)).toBeUndefined()
})
