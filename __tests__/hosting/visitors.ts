import { Agent } from "node:http"
import { ask, type Place } from "./ask"
import { type Builds, telling } from "./builds"

/** What visitors got. */
export interface Outcome {
  /** How many answers came from each build, or had something wrong with them */
  seen: Record<string, number>
  /** How many requests found their connection closed; browsers send such a request again */
  broken: number
}

/**
 * Visitors who request all `telling` pages, each as soon as the previous one has arrived. (Load generators that
 * keep a connection's state when it is closed mix up its answers with those of the next connection.)
 */
export function startVisitors(place: Place, builds: Builds, count: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: count })
  const outcome: Outcome = { seen: {}, broken: 0 }
  let ended = false
  const visit = async (path: string) => {
    try {
      const { status, headers, body } = await ask(place, path, {}, "GET", agent)
      const whose = builds.of(status, body.toString(), headers["content-security-policy"])
      outcome.seen[whose] = (outcome.seen[whose] ?? 0) + 1
    } catch {
      outcome.broken++
    }
  }
  const visitors = Array.from({ length: count }, async () => {
    while (!ended) for (const path of telling) await visit(path)
  })
  return {
    async stop(): Promise<Outcome> {
      ended = true
      await Promise.all(visitors)
      agent.destroy()
      return outcome
    },
  }
}
