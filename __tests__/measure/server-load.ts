import { readFileSync } from "node:fs"
import autocannon from "autocannon"

/** What a server did under a load. */
export interface Work {
  /** Answers a second */
  rate: number
  /** ms */
  median: number
  /** ms; 99 of 100 answers came within it */
  p99: number
  /** Connections that broke, or had no answer within ten seconds */
  errors: number
  /** Bytes of an answer */
  bytes: number
  /** Processor time of an answer, ms */
  processor: number
}

/**
 * Sends a server on this machine the same request as fast as it answers.
 * @param pid Its process, whose children are counted with it
 */
export async function load(
  url: string,
  headers: Record<string, string>,
  pid: number,
  connections: number,
  seconds: number,
): Promise<Work> {
  const before = processorTime(pid)
  const result = await autocannon({
    url,
    headers: { "Accept-Encoding": "br", ...headers },
    connections,
    duration: seconds,
    workers: 2,
  })
  const answers = result.requests.total
  return {
    rate: Math.round(answers / result.duration),
    median: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.timeouts + result["5xx"],
    bytes: Math.round(result.throughput.total / answers),
    processor: (processorTime(pid) - before) / answers,
  }
}

/** Processor time that a process and its children have used, ms (Linux: proc(5), 100 ticks a second). */
function processorTime(pid: number): number {
  const [, rest = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")
  const fields = rest.split(" ")
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ")
  const own = (Number(fields[11]) + Number(fields[12])) * 10
  return children.filter(Boolean).reduce((sum, child) => sum + processorTime(Number(child)), own)
}
