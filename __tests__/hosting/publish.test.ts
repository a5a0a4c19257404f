/** @jest-environment node */
import { createHash } from "node:crypto"
import { chmodSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { writeChecksums } from "../../src/publishing/checksums"
import { compressFiles } from "../../src/publishing/compress"
import { writeHeaders } from "../../src/publishing/headers"
import { writeFiles } from "../write-files"
import { nginxForTests } from "./nginx"

jest.setTimeout(120_000)
const project = process.cwd()
afterEach(() => process.chdir(project))
const sha256 = (text: string) => createHash("sha256").update(text)

/** Makes a small build: pages with an inline script, and a script with a hash in its name. */
async function makeBuild(folder: string, number: number): Promise<string> {
  const script = `"This is the script number ${number}."`
  const name = `app-${sha256(script).digest("hex").slice(0, 20)}.js`
  const page = `${"word ".repeat(300)}<script data-sources="/${name}">show(${number})</script>`
  const files = { [name]: script, "index.html": page, "404.html": page, "static/a.png": "" }
  writeFiles(join(folder, "public"), files)
  cpSync("hosting/publish", join(folder, "hosting/publish"))
  process.chdir(folder)
  await writeHeaders([page], { assets: { app: [name] }, photos: [], pathPrefix: "" })
  await compressFiles()
  await writeChecksums()
  process.chdir(project)
  return folder
}
/** The script that a page requests, and the one in it. */
const scriptsOf = (page: string) => /data-sources="(.*?)">(.*?)</.exec(page)?.slice(1) ?? []

const nginx = nginxForTests()

describe("a publication", () => {
  let made = 0
  const newBuild = () => makeBuild(join(nginx.folder, `build-${++made}`), made)
  const live = () => readFileSync(join(nginx.site, "live.conf"), "utf8")
  const shown = async () => {
    await nginx.settle()
    return scriptsOf(await (await nginx.ask("/")).text())[1]
  }

  const publish = async (build: string) =>
    expect(await nginx.publish(build)).toMatchObject({ status: 0 })
  test("is what visitors get, and going back is running the script of the build before", async () => {
    const [one, two] = [await newBuild(), await newBuild()]
    chmodSync(join(two, "public"), 0o700)
    for (const build of [one, two, one, two]) {
      expect((await nginx.publish(build)).said).toMatch(/^Published: [^\n]+\n$/)
      expect(await shown()).toBe(build === one ? "show(1)" : "show(2)")
    }
  })

  async function spoilHeaders(file: string) {
    writeFileSync(file, "nonsense on;")
    process.chdir(join(file, "../.."))
    await writeChecksums()
  }
  test.each<[string, string, string, (file: string) => unknown, string?]>([
    ["the build failed", "holds no build", "hosting/SHA256SUMS", rmSync],
    ["it was copied in part", "is not complete", "public/404.html", rmSync],
    ["a page was changed", "is not complete", "public/index.html", file => writeFileSync(file, "")],
    ["nginx refuses it", "nginx does not accept it", "hosting/headers.conf", spoilHeaders],
    ["nginx cannot be told", "nginx does not accept it", "", () => {}, "false"],
  ])("is refused, and changes nothing, if %s", async (_, words, file, spoil, before = "true") => {
    const build = await newBuild()
    const now = [live(), await shown()]
    await spoil(join(build, file))
    const said = expect.stringMatching(new RegExp(`^Not published: .*${words}.*\\.$`, "m"))
    expect(await nginx.publish(build, before)).toEqual({ status: 1, said })
    expect([live(), await shown()]).toEqual(now)
  })

  test("is refused while another one is under way", async () => {
    const [build, other] = [await newBuild(), await newBuild()]
    const said = expect.stringMatching(/^Not published: another publication is under way\.$/m)
    expect(await nginx.publish(build, `! ${other}/hosting/publish`)).toEqual({ status: 0, said })
    expect(await shown()).toBe(`show(${made - 1})`)
  })

  test("under load mixes no page with another's policy, and loses no script, twenty times", async () => {
    const [seen, wrong] = [new Set<string>(), [] as string[]]
    let ended = false
    const visit = async () => {
      const page = await nginx.ask("/")
      const [source = "", script = ""] = scriptsOf(await page.text())
      const hash = `'sha256-${sha256(script).digest("base64")}'`
      if (!page.headers.get("content-security-policy")?.includes(hash)) wrong.push(script)
      if (!(await (await nginx.ask(source)).text()).startsWith('"This is')) wrong.push(source)
      seen.add(script)
    }
    // Browsers repeat a request whose connection nginx has closed when it was told.
    const visits = async () => {
      while (!ended) await visit().catch(error => expect(error.message).toBe("fetch failed"))
    }
    const visitors = [visits(), visits(), visits(), visits()]
    for (let number = 0; number < 20; number++) await publish(await newBuild())
    ended = true
    await Promise.all(visitors)
    expect(wrong).toEqual([])
    expect(seen.size).toBeGreaterThan(19)
  })

  test("keeps five releases, and the hashed files of those before, but not for ever", async () => {
    const builds = []
    for (let number = 0; number < 7; number++) builds.push(await newBuild())
    for (const build of builds) await publish(build)
    await nginx.settle()
    const pageOf = (build: string) => readFileSync(join(build, "public/index.html"), "utf8")
    const paths = builds.map(build => String(scriptsOf(pageOf(build))[0]))
    const answers = await Promise.all(paths.map(path => nginx.ask(path)))
    expect(answers.map(({ status }) => status)).toEqual([404, 200, 200, 200, 200, 200, 200])
    // While nginx reloads, processes that still show the release before are asked for new files.
    const files = readdirSync(join(nginx.site, "releases"), { recursive: true, encoding: "utf8" })
    expect(files.filter(file => file.endsWith(`public${paths[6]}`))).toHaveLength(5)
  })
})
