import {
  backAndForward,
  backFromSection,
  followAfterSection,
  followBackFollow,
  waits,
} from "../positions"
import { expect, test } from "../test"
import type { Visitor } from "../visitor"

/** Times that each is done, in each browser and window. */
const times = Number(process.env.TIMES || 10)

const ways: Record<string, (visitor: Visitor) => Promise<number[]>> = {
  "Booking, then Back": backFromSection,
  "Terms, then Back, then Privacy": followBackFollow,
}
for (const ms of waits.clicks) {
  ways[`About, then Terms after ${ms} ms`] = visitor => followAfterSection(visitor, ms)
}
for (const ms of waits.history) {
  ways[`Back and Forward, ${ms} ms after a page was reached`] = visitor =>
    backAndForward(visitor, ms)
}

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ view: { width, height: 800 } })

    for (const [way, go] of Object.entries(ways)) {
      test(way, async ({ visitor }, { project }) => {
        const ends: number[] = []
        const strays: number[] = []
        for (let time = 0; time < times; time++) {
          const positions = await go(visitor)
          ends.push(positions.at(-1) ?? Number.NaN)
          strays.push(...positions.filter(Boolean))
        }
        const elsewhere = ends.filter(Boolean)
        console.log(
          `${project.name}, ${width} px, ${way}: ${elsewhere.length} of ${times} end elsewhere (${elsewhere}); frames elsewhere: ${strays.length} (${[...new Set(strays)].slice(0, 8)})`,
        )
        expect(strays).toEqual([])
      })
    }
  })
}
