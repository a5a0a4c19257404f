import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { publishedSite } from "../test-site"
import { until } from "../until"
import { ask, type Place } from "./ask"
import { makeNextBuild } from "./next-build"

/** The file that a host sends for each path. */
const answered: Record<string, string> = {
  "/": "index.html",
  "/terms": "terms.html",
  "/privacy": "privacy.html",
  "/no-such-page": "404.html",
  "/page-data/app-data.json": "page-data/app-data.json",
}

/** Paths whose answers differ between all builds. */
export const telling = Object.keys(answered)

/** The first build and the next one; recognizes which of them an answer is from. */
export class Builds {
  private readonly folder = mkdtempSync(join(tmpdir(), "marquisade-"))
  readonly first = join(this.folder, "first")
  readonly next = join(this.folder, "next")
  private readonly answers = new Map<string, string>()
  private readonly policies = new Map<string, string>()

  /** @param site The folder of a built site */
  async make(site = publishedSite): Promise<void> {
    for (const name of ["public", "hosting"]) {
      cpSync(join(site, name), join(this.first, name), { recursive: true })
    }
    cpSync("hosting/publish", join(this.first, "hosting/publish"))
    await makeNextBuild(this.first, this.next)
    for (const [name, folder] of [
      ["first", this.first],
      ["next", this.next],
    ] as const) {
      const read = (file: string) => readFileSync(join(folder, "public", file), "utf8")
      for (const [path, file] of Object.entries(answered)) {
        const status = path === "/no-such-page" ? 404 : 200
        this.answers.set(`${status} ${read(file)}`, name)
      }
      const [, policy = ""] = /Content-Security-Policy: (.*)/.exec(read("_headers")) ?? []
      this.policies.set(policy, name)
    }
  }

  /** The name of the build that an answer is from, or what is wrong with it. */
  of(status: number, body: string, policy: unknown): string {
    const content = this.answers.get(`${status} ${body}`) ?? `nothing, status ${status}`
    const allowed = this.policies.get(String(policy)) ?? "nothing"
    return content === allowed ? content : `content of ${content}, policy of ${allowed}`
  }

  /** Expects visitors to see one of the builds soon; until the switch they may see the other. */
  async expectToBeSeen(build: "first" | "next", place: Place): Promise<void> {
    let saw = ""
    const seen = async () => {
      const answers = telling.map(async path => {
        const { status, body, headers } = await ask(place, path)
        return this.of(status, body.toString(), headers["content-security-policy"])
      })
      saw = [...new Set(await Promise.all(answers))].join()
      return saw === build
    }
    await until(seen, 5_000, () => `Visitors saw ${saw}.`)
  }

  remove(): void {
    rmSync(this.folder, { recursive: true })
  }
}
