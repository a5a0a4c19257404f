import autocannon, { type Instance, type Result } from "autocannon"
import type { Place } from "./ask"
import { type Builds, telling } from "./builds"

/** What came of a load. */
export interface Outcome extends Pick<Result, "requests" | "latency" | "errors" | "timeouts"> {
  /** How many answers were of each build, or what was wrong with them */
  seen: Record<string, number>
}

/**
 * Asks a server for all pages that tell of their build, as fast as it answers.
 * @param rate Requests a second that it is held to
 */
export function startLoad(place: Place, builds: Builds, connections: number, rate?: number) {
  const seen: Record<string, number> = {}
  const requests = telling.map(path => ({
    path,
    onResponse: (status: number, body: string, _context: object, headers: object = {}) => {
      const policy = Object.entries(headers).find(([name]) =>
        /^content-security-policy$/i.test(name),
      )
      const whose = builds.of(status, body, policy?.[1])
      seen[whose] = (seen[whose] ?? 0) + 1
    },
  }))
  const at =
    "socketPath" in place
      ? { url: "http://localhost", socketPath: place.socketPath }
      : { url: `http://${place.host}:${place.port}` }
  let instance: Instance
  const options = { ...at, connections, duration: 600, requests, overallRate: rate }
  const ended = new Promise<Result>((resolve, reject) => {
    instance = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)))
  })
  return {
    async stop(): Promise<Outcome> {
      instance.stop()
      return { ...(await ended), seen }
    },
  }
}
