import type { AddressInfo } from "node:net"
import { loadavg } from "node:os"
import { parseArgs } from "node:util"
import { inspect } from "../../src/content/checks/inspect"
import { readFiles } from "../../src/content/reading/disk"
import { budgets } from "../browser/budgets"
import { obtainChromium } from "../browser/chromium"
import { startHost } from "../browser/host"
import { pages } from "../browser/pages"
import { sent } from "../browser/sent"
import { publishedPhotoHosts } from "../published/site"
import { publishedPublic } from "../test-site"
import { medianRun, type Result } from "./lighthouse"

const { values: options } = parseArgs({ options: { runs: { type: "string", default: "5" } } })

/** Lighthouse's figures for a page of the built site, with the sizes of the requested files. */
function figures({ categories, audits }: Result, origin: string) {
  const asked = audits["network-requests"]?.details.items.map(({ url }) => new URL(url)) ?? []
  const own = asked.filter(url => url.origin === origin).map(({ pathname }) => pathname)
  const bytes = (ending: RegExp) =>
    [...new Set(own.map(fileOf))]
      .filter(file => ending.test(file))
      .reduce((sum, file) => sum + sent(file, publishedPublic), 0)
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
  const value = (id: string) => Math.round((audits[id]?.numericValue ?? Number.NaN) * 1000) / 1000
  return {
    "HTML, bytes": bytes(/\.html$/),
    "scripts, bytes": bytes(/\.js$/),
    "fonts, bytes": bytes(/\.woff2?$/),
    "data, bytes": bytes(/\.json$/),
    "other, bytes": bytes(/\.(svg|png|webmanifest)$/),
    requests: own.length,
    photos: asked.filter(({ protocol }) => protocol === "https:").length,
    "layout shift": value("cumulative-layout-shift"),
    "largest paint, ms": Math.round(value("largest-contentful-paint")),
    "blocking time, ms": Math.round(value("total-blocking-time")),
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best practices": score("best-practices"),
    SEO: score("seo"),
  }
}

const fileOf = (path: string) => pages.find(page => page.path === path)?.file ?? path.slice(1)

/** The budgets that a page exceeds, and the audits that cost it points. */
function missed(found: ReturnType<typeof figures>, { categories, audits }: Result): string[] {
  const limits = [
    ["HTML, bytes", budgets.html],
    ["scripts, bytes", budgets.scripts],
    ["fonts, bytes", budgets.fonts],
    ["layout shift", budgets.layoutShift],
  ] as const
  const over = limits
    .filter(([name, limit]) => !(found[name] <= limit))
    .map(([name, limit]) => `${name}: ${found[name]} where ${limit} are allowed`)
  const failed = Object.entries(budgets.scores).flatMap(([id, least]) => {
    const { score = 0, auditRefs = [] } = categories[id] ?? {}
    if (score * 100 >= least) return []
    const wrong = auditRefs.filter(({ id, weight }) => weight > 0 && audits[id]?.score !== 1)
    return `${id}: ${wrong.map(({ id }) => audits[id]?.title).join("; ")}`
  })
  return [...over, ...failed]
}

async function measure() {
  await obtainChromium()
  const [load] = loadavg()
  const host = await startHost(0, publishedPublic)
  const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  const table: Record<string, Record<string, number>> = {}
  for (const { path } of pages.filter(({ file }) => file !== "404.html")) {
    const result = await medianRun(origin + path, publishedPhotoHosts, Number(options.runs))
    const found = figures(result, origin)
    for (const [name, value] of Object.entries(found))
      table[name] = { ...table[name], [path]: value }
    for (const text of missed(found, result)) {
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
