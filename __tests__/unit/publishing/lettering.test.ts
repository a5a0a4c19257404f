/** @jest-environment node */
import { lettering, readDisplayFace } from "../../../src/publishing/lettering"

/** The left, right and lower bounds of a path. */
function extent(path: string) {
  const numbers = [...path.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number))
  const xs = numbers.filter((_, index) => index % 2 === 0)
  const ys = numbers.filter((_, index) => index % 2 === 1)
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.max(...ys) }
}

test.each([
  ["a short sentence", "A short list of casino hotels."],
  ["a sentence as long as it may be", "A list of houses, ".repeat(16)],
  ["a word without end", "Marquisade".repeat(6)],
])("%s is set within its width and lines, in the middle", async (_name, words) => {
  const path = lettering(await readDisplayFace(), words, 600, 100, {
    size: 34,
    width: 500,
    lines: 2,
  })
  expect(path).toMatch(/^([MLQC][-\d. ]+|Z)+$/)
  const { left, right, bottom } = extent(path)
  expect(left).toBeGreaterThanOrEqual(349)
  expect(right).toBeLessThanOrEqual(851)
  expect(Math.abs((left + right) / 2 - 600)).toBeLessThan(10)
  expect(bottom).toBeLessThan(100 + 34 * 1.3 + 34 * 0.25)
})

test("lines are of about the same length", async () => {
  const face = await readDisplayFace()
  const words = "one two three four five six seven eight nine ten eleven"
  const setting = { size: 34, width: 500, lines: 2 }
  const { left, right } = extent(lettering(face, words, 600, 100, setting))
  expect(right - left).toBeLessThan(480)
})
