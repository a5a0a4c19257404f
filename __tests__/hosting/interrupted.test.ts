/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { describePublications } from "./each-server"

/** All programs that `hosting/publish` changes something with, and the one it looks at the site with. */
const programs = ["cp", "curl", "mkdir", "mv", "rm", "sync", "touch"]

describePublications((publisher, builds) => {
  const { server, files, folder, place, config } = publisher.running
  const begun = join(folder, "begun")
  const last = join(folder, "last")

  beforeAll(() => {
    const count = `
      read -r begun <${begun}; read -r last <${last}
      echo $((begun + 1)) >${begun}
      [ $begun != $last ] || kill -KILL 0`
    for (const program of programs) publisher.program(program, count)
    // Links are many and alike: those of the scripts stand for all.
    publisher.program("ln", `case $1 in *.js) ${count} ;; esac`)
  })

  /** Publishes a build, and kills the publication after so many programs have run. */
  function publishUntil(programs: number, build: string) {
    writeFileSync(begun, "0\n")
    writeFileSync(last, `${programs}\n`)
    return publisher.publish(build)
  }

  async function publishWhole(build: string) {
    expect(await publishUntil(-1, build)).toMatchObject({ ended: 0 })
  }

  /** Expects that a server that starts now would show a complete release. */
  function expectToBeWhole(release: string | undefined) {
    execFileSync(String(files.program), server.check(config), { stdio: "pipe" })
    const cwd = join(folder, "releases", String(release))
    execFileSync("sha256sum", ["--check", "--quiet", "hosting/SHA256SUMS"], { cwd })
  }

  test("a publication that is killed at any point leaves either the old or the new site complete", async () => {
    const seen = { first: 0, next: 0 }
    for (let step = 0; ; step++) {
      const { shown } = publisher
      const { ended, said } = await publishUntil(step, builds.next)
      if (ended !== "SIGKILL") {
        expect({ ended, said }).toMatchObject({ ended: 0 })
        break
      }
      expectToBeWhole(publisher.shown)
      for (const release of publisher.releases) {
        if (basename(release) !== publisher.shown) rmSync(release, { recursive: true })
      }
      if (publisher.shown === shown) {
        seen.first++
        await builds.expectToBeSeen("first", place)
      } else {
        seen.next++
        await publishWhole(builds.first)
        await builds.expectToBeSeen("first", place)
      }
    }
    await builds.expectToBeSeen("next", place)
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(2)
  }, 60_000)

  test("the next publication removes what a killed one has left", async () => {
    await publishUntil(8, builds.first)
    const left = readFileSync(begun, "utf8")
    await publishWhole(builds.first)
    expect(left).toBe("9\n")
    expect(() => rmSync(join(folder, "unfinished"))).toThrow(/ENOENT/)
  })
})
