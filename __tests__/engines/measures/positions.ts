import { follow } from "../steps"
import { expect, test } from "../test"

test("the position is 0 after each of 50 path changes and 50 times Back", async ({ visitor }) => {
  const positions: number[] = []
  const change = async (go: () => Promise<void>, path: string) => {
    await visitor.scrollTo(900)
    await visitor.scrolled()
    await go()
    await visitor.isAt(path)
    await visitor.role("main").role("heading", ".*", 1).isOne()
    positions.push(await visitor.scrolled())
  }
  await visitor.visit("/privacy")
  // Browsers remember no more than 50 pages.
  for (let batch = 0; batch < 2; batch++) {
    for (let round = 0; round < 25; round++) {
      await change(() => follow(visitor, round % 2 ? "Privacy" : "Terms"), pathAfter(round))
    }
    for (let round = 24; round >= 0; round--) {
      await change(() => visitor.engine.back(), pathAfter(round - 1))
    }
  }
  console.log(`${positions.length} positions, ${positions.filter(Boolean).length} of them not 0`)
  expect(positions).toEqual(Array(100).fill(0))
})

/** Even rounds lead from the privacy page to the terms, odd ones back. */
function pathAfter(round: number) {
  return round % 2 === 0 ? "/terms" : "/privacy"
}
