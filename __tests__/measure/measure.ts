import { loadavg } from "node:os"
import { parseArgs } from "node:util"
import { inspect } from "../../src/content/checks/inspect"
import { readFiles } from "../../src/content/reading/disk"
import { budgets } from "../browser/budgets"
import { obtainChromium } from "../browser/chromium"
import { addressOf, startHost } from "../browser/host"
import { pages } from "../browser/pages"
import { publishedPhotoHosts } from "../published/site"
import { publishedPublic } from "../test-site"
import { medianRun, type Result } from "./lighthouse"

const { values: options } = parseArgs({ options: { runs: { type: "string", default: "5" } } })

const scoreOf = ({ categories }: Result, id: string) =>
  Math.round((categories[id]?.score ?? 0) * 100)

/** Lighthouse's figures for a page. */
function figures(result: Result) {
  const value = (id: string) => result.audits[id]?.numericValue ?? Number.NaN
  const scores = ["performance", ...Object.keys(budgets.scores)]
  return {
    requests: result.audits["network-requests"]?.details.items.length ?? Number.NaN,
    "bytes, with the tests' photos": value("total-byte-weight"),
    "layout shift": Math.round(value("cumulative-layout-shift") * 1000) / 1000,
    "largest paint, ms": Math.round(value("largest-contentful-paint")),
    "blocking time, ms": Math.round(value("total-blocking-time")),
    ...Object.fromEntries(scores.map(id => [id, scoreOf(result, id)])),
  }
}

/** The scores that are too low, with the audits that cost the page points. */
function missed(result: Result): string[] {
  return Object.entries(budgets.scores).flatMap(([id, least]) => {
    if (scoreOf(result, id) >= least) return []
    const { auditRefs = [] } = result.categories[id] ?? {}
    const failed = auditRefs.filter(
      ({ id, weight }) => weight > 0 && result.audits[id]?.score !== 1,
    )
    return `${id}: ${failed.map(({ id }) => result.audits[id]?.title).join("; ")}`
  })
}

async function measure() {
  await obtainChromium()
  const [load] = loadavg()
  const host = await startHost(0, publishedPublic)
  const table: Record<string, Record<string, number>> = {}
  for (const { path } of pages.filter(({ file }) => file !== "404.html")) {
    const address = addressOf(host) + path
    const result = await medianRun(address, publishedPhotoHosts, Number(options.runs))
    for (const [name, value] of Object.entries(figures(result))) {
      table[name] = { ...table[name], [path]: value }
    }
    for (const text of missed(result)) {
      console.error(`${path} ${text}`)
      process.exitCode = 1
    }
  }
  host.close()
  console.table(table)
  console.log(`Performance and times: the median of ${options.runs} runs. The load of the machine was
${load?.toFixed(1)} when they began; on a busy machine they say little.`)
}

/** How long an editor waits for the check of the content, but for the start of npm and Node. */
function measureCheck() {
  const before = process.cpuUsage()
  inspect(readFiles("."))
  const { user, system } = process.cpuUsage(before)
  const time = Math.round((user + system) / 1000)
  console.log(`The check of the content: ${time} ms of the processor; at most 1000 are allowed.`)
  if (time > 1000) process.exitCode = 1
}

measureCheck()
measure()
