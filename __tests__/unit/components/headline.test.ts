import { headlineIndex } from "../../../src/components/headline"

const { dataset } = document.documentElement

beforeEach(() => {
  delete dataset.headline
})

afterEach(() => {
  jest.restoreAllMocks()
})

test.each(["0", "1", "2", "3"])("agrees with the inline script's choice of %s", choice => {
  dataset.headline = choice
  expect(headlineIndex(4)).toBe(Number(choice))
})

test.each([
  [0, 0],
  [0.25, 1],
  [0.5, 2],
  [0.999, 3],
])("picks by chance where there was no inline script: %d gives %d", (chance, index) => {
  jest.spyOn(Math, "random").mockReturnValue(chance)
  expect(headlineIndex(4)).toBe(index)
})

test("stays the same for the rest of the load", () => {
  const random = jest.spyOn(Math, "random").mockReturnValue(0.6)
  headlineIndex(4)
  random.mockReturnValue(0)
  expect(headlineIndex(4)).toBe(2)
})
