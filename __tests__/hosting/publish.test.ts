/** @jest-environment node */
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { noteFinishedBuild } from "../../src/publishing/finished-build"
import { describePublications } from "./each-server"
import type { Publisher } from "./publisher"

describePublications((publisher, builds) => {
  const { server, folder, place } = publisher.running

  afterEach(() => publisher.set())

  describe("refuses, and says why:", () => {
    const spoilt = join(folder, "spoilt")
    let shown: string | undefined

    beforeEach(() => {
      shown = publisher.shown
      rmSync(spoilt, { recursive: true, force: true })
      cpSync(builds.next, spoilt, { recursive: true })
    })

    /** Expects a publication to be refused with this message, and the site to stay as it was. */
    async function expectRefusal(words: RegExp, ...publication: Parameters<Publisher["publish"]>) {
      const { ended, said } = await publisher.publish(...publication)
      expect({ ended, said }).toEqual({ ended: 1, said: expect.stringMatching(words) })
      expect(said).toMatch(/^Not published: /m)
      expect(publisher.shown).toBe(shown)
      await builds.expectToBeSeen("first", place)
    }

    test("a build that ended with an error", async () => {
      rmSync(join(spoilt, "hosting/SHA256SUMS"))
      await expectRefusal(/ holds no build that ended without an error/, spoilt)
    })

    test("a folder that was copied in part", async () => {
      rmSync(join(spoilt, "public/terms.html"))
      await expectRefusal(/terms\.html[\s\S]* holds only a part of the build/, spoilt)
    })

    test("files that were changed after the build", async () => {
      writeFileSync(join(spoilt, "public/index.html"), "changed")
      await expectRefusal(/index\.html: FAILED[\s\S]* or something that is not of it/, spoilt)
    })

    test("a name that is in use", async () => {
      const time = String(shown).replace("release-", "")
      await expectRefusal(/there is a release .* already/, builds.next, [], "", time)
    })

    test("an unknown command", async () => {
      await expectRefusal(/there is no command 'bakc'/, builds.next, ["bakc"])
    })

    test("to go back if there is no previous release", async () => {
      await expectRefusal(/there is no release before/, builds.next, ["back"])
    })

    test("to start while another publication is under way", async () => {
      const words = /^Not published: another publication is under way\.\n$/
      await expectRefusal(words, builds.next, [], `exec 8>"$SITE_FOLDER/lock"; flock 8`)
    })

    test("a build that does not fit the disk", async () => {
      await expectRefusal(/it could not be copied/, builds.next, [], "ulimit -f 100")
    })

    test("a configuration that the server rejects, and says what is wrong with it", async () => {
      const config = join(spoilt, `hosting/${server.id}.conf`)
      writeFileSync(config, `${readFileSync(config)}\nnonsense on;\n`)
      const project = process.cwd()
      process.chdir(spoilt)
      await noteFinishedBuild()
      process.chdir(project)
      await expectRefusal(/nonsense[\s\S]* does not accept the configuration/, spoilt)
    })

    test("a release that visitors do not get, and goes back by itself", async () => {
      publisher.set({ ask: "false", patience: "0" })
      await expectRefusal(/http:\/\/localhost does not show it/, builds.next)
    })

    test("to go on after an interruption", async () => {
      publisher.program("sync", "kill $PPID")
      await expectRefusal(/it was interrupted/, builds.next)
    })
  })
})
