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
  for (let round = 0; round < 25; round++) {
    await change(() => follow(visitor, "Terms"), "/terms")
    await change(() => follow(visitor, "Privacy"), "/privacy")
  }
  for (let round = 0; round < 25; round++) {
    await change(() => visitor.engine.back(), "/terms")
    await change(() => visitor.engine.back(), "/privacy")
  }
  console.log(`${positions.length} positions, ${positions.filter(Boolean).length} of them not 0`)
  expect(positions).toEqual(Array(100).fill(0))
})
