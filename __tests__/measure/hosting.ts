import { readFileSync } from "node:fs"
import { loadavg } from "node:os"
import { resolve } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { parseArgs } from "node:util"
import { ask } from "../hosting/ask"
import { Builds } from "../hosting/builds"
import { caddy } from "../hosting/caddy"
import { nginx } from "../hosting/nginx"
import { obtain } from "../hosting/programs"
import { Publisher } from "../hosting/publisher"
import { startVisitors } from "../hosting/visitors"
import { RunningServer, siteOf, type WebServer } from "../hosting/web-server"
import { publishedPublic } from "../test-site"
import { load, type Work } from "./server-load"

const { values: options } = parseArgs({
  options: {
    seconds: { type: "string", default: "3" },
    rounds: { type: "string", default: "3" },
    publications: { type: "string", default: "20" },
  },
})

const port = Number(process.env.PORT ?? 9320)

/** nginx with the same files and without the build's configuration. */
const plain = `root "${resolve(publishedPublic)}";
brotli_static on;
gzip_static on;
error_page 404 /404.html;
location / { try_files $uri $uri.html $uri/index.html =404; }
`

async function start(server: WebServer, at: number, site?: string): Promise<RunningServer> {
  const files = obtain(server)
  if (typeof files === "string") throw new Error(files)
  const running = new RunningServer(server, files, site, at)
  await running.answers()
  return running
}

const median = (values: number[]) =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

/** The median of each figure. */
function middle(works: Work[]): Work {
  const names = Object.keys(works[0] ?? {}) as (keyof Work)[]
  const figures = names.map(name => [name, median(works.map(work => work[name]))])
  return Object.fromEntries(figures)
}

/** Loads all servers in turn, several rounds, so that other work of the machine affects all of them. */
async function measureLoad(): Promise<void> {
  const home = readFileSync(`${publishedPublic}/index.html`, "utf8")
  const script = home.match(/\/app-[0-9a-f]+\.js/)?.[0] ?? ""
  const paths: Record<string, string> = { "404": "/no-such-page", script }
  const servers = {
    "nginx, plain": await start(nginx, port, plain),
    nginx: await start(nginx, port + 1, siteOf(nginx)),
    Caddy: await start(caddy, port + 2, siteOf(caddy)),
  }
  const seconds = Number(options.seconds)
  for (const connections of [50, 500, 5_000]) {
    for (const kind of ["page", "304", "404", "script"]) {
      const works: Record<string, Work[]> = {}
      for (let round = 0; round < Number(options.rounds); round++) {
        for (const [index, [name, { place, process }]] of Object.entries(servers).entries()) {
          const { headers } = await ask(place, "/", { "Accept-Encoding": "br" })
          const kept: Record<string, string> = { "If-None-Match": String(headers.etag) }
          const site = `http://127.0.0.1:${port + index}${paths[kind] ?? "/"}`
          const asked = kind === "304" ? kept : {}
          const work = await load(site, asked, Number(process.pid), connections, seconds)
          works[name] = [...(works[name] ?? []), work]
        }
      }
      console.log(`${kind}, ${connections} connections`)
      const table = Object.entries(works).map(([name, each]) => [name, middle(each)])
      console.table(Object.fromEntries(table))
    }
  }
  for (const running of Object.values(servers)) await running.stop()
}

/** Publishes two builds in turn, one a second, while visitors send requests as fast as they are answered. */
async function measurePublications(builds: Builds): Promise<void> {
  for (const server of [nginx, caddy]) {
    const running = await start(server, port, siteOf(server, builds.first))
    const publisher = new Publisher(running)
    await publisher.publish(builds.first)
    const visitors = startVisitors({ host: "127.0.0.1", port }, builds, 50)
    for (let count = 0; count < Number(options.publications); count++) {
      const second = pause(1_000)
      const { ended, said } = await publisher.publish(count % 2 ? builds.first : builds.next)
      if (ended !== 0) throw new Error(said)
      await second
    }
    const { seen, broken } = await visitors.stop()
    console.log(
      `${server.name}: ${options.publications} publications, answers by the build they were of:`,
    )
    console.table({ ...seen, "broken connections": broken })
    await running.stop()
  }
}

async function measure() {
  console.log(`The load of the machine was ${loadavg()[0]?.toFixed(1)} when this began.`)
  const builds = new Builds()
  await builds.make()
  await measurePublications(builds)
  builds.remove()
  await measureLoad()
  console.log(`The load of the machine was ${loadavg()[0]?.toFixed(1)} when this ended.`)
}

measure()
