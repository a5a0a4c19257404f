/** @jest-environment node */
import { readFileSync, utimesSync } from "node:fs"
import { Agent } from "node:http"
import { join } from "node:path"
import { ask } from "./ask"
import { telling } from "./builds"
import { describePublications } from "./each-server"
import { siteOf } from "./web-server"

describePublications((publisher, builds) => {
  const { place } = publisher.running

  async function publish(build: string, ...words: string[]) {
    expect(await publisher.publish(build, words)).toMatchObject({ ended: 0 })
  }

  async function expectHashedFilesOf(build: string) {
    const list = readFileSync(join(build, "hosting/hashed-files"), "utf8")
    for (const file of list.trim().split("\n")) {
      const { status, body } = await ask(place, `/${file}`)
      expect([file, status]).toEqual([file, 200])
      expect(body.equals(readFileSync(join(build, "public", file)))).toBe(true)
    }
  }

  test("under load nobody gets a page with the headers of another build", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 10 })
    const seen: Record<string, number> = {}
    let ended = false
    const visit = async (path: string) => {
      // A connection may be closed by a publication: browsers send such a request again.
      const answer = await ask(place, path, {}, "GET", agent).catch(() => undefined)
      if (!answer) return
      const { status, body, headers } = answer
      const whose = builds.of(status, String(body), headers["content-security-policy"])
      seen[whose] = (seen[whose] ?? 0) + 1
    }
    const visitors = Array.from({ length: 10 }, async () => {
      while (!ended) for (const path of telling) await visit(path)
    })
    for (const build of [builds.next, builds.first, builds.next]) await publish(build)
    ended = true
    await Promise.all(visitors)
    agent.destroy()
    expect(seen).toEqual({ first: expect.any(Number), next: expect.any(Number) })
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(100)
  }, 30_000)

  test("files that pages of the previous release name still exist, and the other way round", async () => {
    await publish(builds.next)
    await builds.expectToBeSeen("next", place)
    await expectHashedFilesOf(builds.first)
    await expectHashedFilesOf(builds.next)
    await publish(builds.next, "back")
    await expectHashedFilesOf(builds.next)
  }, 30_000)

  test("one command goes back to the previous release", async () => {
    await publish(builds.first)
    const { shown } = publisher
    await publish(builds.next)
    await builds.expectToBeSeen("next", place)
    await publish(builds.next, "back")
    expect(publisher.shown).toBe(shown)
    await builds.expectToBeSeen("first", place)
  })

  test("keeps five releases, and those of the last week", async () => {
    for (let count = 0; count < 7; count++) await publish(builds.first)
    const kept = publisher.releases.length
    const weekAgo = Date.now() / 1000 - 8 * 24 * 3600
    for (const release of publisher.releases) utimesSync(release, weekAgo, weekAgo)
    await publish(builds.next)
    expect(kept).toBeGreaterThan(7)
    // The current one, and four others, however old.
    expect(publisher.releases).toHaveLength(5)
    await builds.expectToBeSeen("next", place)
  }, 30_000)
  // The server starts with what is the first build: requests during the first reload are still answered from it.
}, siteOf)
