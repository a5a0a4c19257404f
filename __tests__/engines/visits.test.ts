import { setTimeout as pause } from "node:timers/promises"
import { choices } from "../choices"
import { faults, type Host } from "./host"
import { whileLoadedAgain } from "./steps"
import { test } from "./test"
import { VisitModel } from "./visit-model"
import { always, onPage } from "./visit-steps"

/**
 * Visits drawn by a seed: of twenty things that visitors do, with a hand, a window and a line of their own. One
 * that fails is repeated by its number: `VISIT=17`, or `VISIT=17,42`. `VISITS=1000` draws as many.
 */
const { VISIT, VISITS } = process.env

const views = [
  { width: 320, height: 640 },
  { width: 390, height: 730 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
]

/** What each browser or the page says of answers that are put wrong. */
const provoked = new RegExp(
  `${whileLoadedAgain.source}|Loading (CSS )?chunk|\\((error|missing): |policy \\(enforce\\): (style|script)-src-elem inline|ChunkLoadError|Failed to fetch|NetworkError|Load failed|Unexpected token|expected expression|SyntaxError`,
)

/** Puts answers wrong: each the same whenever the visit is repeated, in whatever order they are asked for. */
function putWrong(host: Host, seed: number, percent: number) {
  const asked: Record<string, number> = {}
  host.fault = path => {
    asked[path] = (asked[path] ?? 0) + 1
    const letters = [...`${seed} ${path} ${asked[path]}`]
    const choose = choices(
      letters.reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7),
    )
    return choose([...Array(100).keys()]) < percent ? choose(faults) : undefined
  }
}

const seeds = VISIT
  ? VISIT.split(",").map(Number)
  : Array.from({ length: Number(VISITS || 20) }, (_, before) => before + 1)

test.describe.configure({ mode: "parallel" })

for (const seed of seeds) {
  const choose = choices(seed)
  const view = choose(views)
  const percent = choose([0, 0, 10, 20, 40])
  const hand = choose([[0], [0, 100, 300], [0, 300, 700, 1200]])

  test.describe(`visit ${seed}`, () => {
    test.use({ view, expectedMessages: percent ? provoked : whileLoadedAgain })

    test(`${view.width} px wide, ${percent} % of the answers wrong`, async ({ visitor, host }) => {
      const model = new VisitModel(visitor)
      const visit = { visitor, model, choose }
      const story: string[] = []
      try {
        const address = choose(["/", "/", "/#booking", "/terms", "/privacy#user-rights"])
        story.push(`opens ${address}`)
        model.goes(address)
        await visitor.open(address)
        putWrong(host, seed, percent)
        await model.arrive()
        while (story.length <= 20) {
          const steps = model.menuOpen ? always : { ...always, ...onPage }
          const name = choose(Object.keys(steps))
          story.push(name)
          const done = await steps[name]?.(visit)
          story.pop()
          if (done === false) continue
          story.push(`${name} ${done}`.replaceAll("\n", " ").trim())
          await model.arrive()
          if (name === "waits" || choose([true, false])) await model.check()
          else await pause(choose(hand))
        }
        await model.check()
        if (model.mayBeAnsweredLater) await visitor.engine.alert()
      } catch (problem) {
        throw new Error(`visit ${seed}: ${story.join(", ")}: ${problem}`, { cause: problem })
      }
    })
  })
}
