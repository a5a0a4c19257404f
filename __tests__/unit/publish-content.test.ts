/** @jest-environment node */
import { execSync, spawnSync } from "node:child_process"
import { chmodSync, readFileSync } from "node:fs"
import { resolve } from "node:path"
import { inFolder, write } from "./stand-ins/folder"

// A machine may have no git; CI must.
const noGit = !process.env.CI && spawnSync("git", ["--version"]).error !== undefined
const test = noGit ? globalThis.test.skip : globalThis.test
if (noGit) test("left out, since there is no git: .github/publish-content", () => {})

const script = resolve(".github/publish-content")

/** A mock of GitHub's command line: has one issue and one pull request, and notes what it is asked. */
const gh = `#!/bin/bash
cd "$(dirname "$0")" && echo "$*" >>asked
case "$1 $2" in
  *" list") [ ! -e "$1" ] || cat "$1" ;;
  *" create" | *" edit") [[ $* != *--body-file* ]] || cat >said; echo "https://$1" | tee "$1" ;;
  *" close") rm "$1" ;;
esac`

/** Without the settings of the machine, and without a name that git makes up for who commits. */
const env = () => ({
  PATH: `${inFolder()}:${process.env.PATH}`,
  GIT_CONFIG_GLOBAL: inFolder("set"),
})
const sh = (where: string, command: string) =>
  execSync(command, { cwd: inFolder(where), env: env(), encoding: "utf8", stdio: "pipe" }).trim()

/** The commits of main and content. */
const tips = () =>
  sh("site.git", "git for-each-ref --sort=-refname --format='%(objectname)'").split("\n")
const read = (name: string) => readFileSync(inFolder(name), "utf8")

/** Somebody changes the files of a branch, and does not push it yet. */
function commit(branch: string, change: string, message = "Save") {
  sh("desk", `git fetch -q && git checkout -q -B ${branch} origin/${branch}`)
  sh("desk", `${change} && git add -A && git commit -q -m '${message}'`)
}

function push(branch: string, change: string, message?: string) {
  commit(branch, change, message)
  sh("desk", `git push -q origin ${branch}`)
}

/** Runs the script. @returns Its exit status, where main and content are, and what GitHub was asked to do */
function run(check: string) {
  write({ asked: "", checked: "" })
  const before = tips()
  const options = { cwd: inFolder("runner"), env: env(), stdio: "ignore" } as const
  const { status } = spawnSync(script, [check], options)
  const [main, content] = tips()
  const moved = main === before[0] && content === before[1] ? "as they were" : "apart"
  const asked = read("asked").match(/^\w+ (create|edit|close)|state=\w+/gm) ?? []
  return [status, main === content ? "together" : moved, ...asked]
}

const published = [0, "together", "state=success"]
const refused = [1, "as they were", "issue create", "state=failure"]

beforeEach(() => {
  write({ gh, "desk/content/a": "a", "desk/content/b": "b", "desk/x": "x" })
  chmodSync(inFolder("gh"), 0o755)
  sh("", "git config -f set user.useConfigOnly true")
  sh("", "git init -q --bare -b main site.git && git init -q -b main desk")
  sh("desk", "git config user.name Ann && git config user.email ann@example.com")
  sh("desk", "git add -A && git commit -q -m Begin && git remote add origin ../site.git")
  sh("desk", "git push -q origin main main:content && git clone -q ../site.git ../runner")
})

test("a save that passes the check is published", () => {
  push("content", `echo new >'content/ä "c"'`, '`touch x` $(touch x) "é" %s -- #1\n\nclose')
  const [, saved] = tips()
  expect(run(`grep new 'content/ä "c"'`)).toEqual(published)
  expect(tips()).toEqual([saved, saved])
  expect(read("asked")).toContain(`statuses/${saved}`)
})

test("a save that fails it moves nothing, and one issue says why until all is well again", () => {
  const check = "echo ::error file=a; ! grep wrong content/a"
  push("content", "echo wrong >content/a", "@all #1")
  expect(run(check)).toEqual(refused)
  expect(run(check)).toEqual([1, "as they were", "issue edit", "state=failure"])
  expect(read("asked")).toContain("target_url=https://issue")
  expect(read("said")).toMatch(/^ {4}\w+ by Ann: @all #1\n {4}\n {4}wrong\n$/m)
  push("content", "echo right >content/a")
  expect(run(check)).toEqual([...published, "issue close"])
})

test("what both have published is merged, and checked as merged", () => {
  push("content", "echo saved >content/a")
  push("main", "echo theirs | tee content/b x")
  expect(run("grep saved content/a && grep theirs content/b && grep theirs x")).toEqual(published)
})

test("what cannot be merged moves nothing, until content says what main says", () => {
  push("content", "echo saved >content/ä")
  push("main", "echo theirs >content/ä")
  expect(run("true")).toEqual(refused)
  expect(read("said")).toContain("\n    content/ä\n")
  push("content", "echo theirs >content/ä")
  const [main] = tips()
  expect(run("false")).toEqual([0, "apart", "issue close"])
  expect([tips()[0], sh("site.git", "git merge-base main content")]).toEqual([main, main])
})

test.each([
  ["another file", "é n", "touch 'é n'"],
  ["a folder with a longer name", "content2/a", "mkdir content2 && touch content2/a"],
  ["a deletion", "x", "rm x"],
  ["a file moved out", "a", "git mv content/a a"],
  ["a file moved in", "x", "git mv x content/x"],
  ["a link", "content/c", "ln -s ../.git/config content/c"],
  ["a link for the whole folder", "content", "git mv content x2 && ln -s . content"],
  ["another repository", "content/r", "git clone -q ../site.git content/r"],
])("%s may not come this way, and is not run", (_, file, change) => {
  push("content", change)
  expect(run(`echo >>${inFolder("checked")}`)).toEqual(refused)
  expect(read("said")).toContain(`\n    ${file}\n`)
  expect(read("checked")).toBe("")
})

test.each(["content", "main"])("what gets to %s during the check is checked too", branch => {
  push("content", "echo saved >content/a")
  commit(branch, "echo late >content/b")
  const late = `git -C ${inFolder("desk")} push -q origin ${branch}`
  expect(run(`cat content/b >>${inFolder("checked")}; ${late}`)).toEqual(published)
  expect(read("checked")).toBe("blate\n")
})

test("it gives up if somebody pushes during each check", () => {
  push("content", "echo saved >content/a")
  const late = `cd ${inFolder("desk")} && git commit -qm Late --allow-empty && git push -q`
  expect(run(late)).toEqual([1, "apart"])
  expect(sh("site.git", "git rev-list --count main..content")).toBe("6")
})

test("where main is protected, content gets what it has, and one pull request is kept", () => {
  push("main", "echo theirs >x")
  write({ "site.git/hooks/update": '#!/bin/sh\n[ "$1" != refs/heads/main ]' })
  chmodSync(inFolder("site.git/hooks/update"), 0o755)
  const [main] = tips()
  push("content", "echo saved >content/a")
  expect(run("true")).toEqual([0, "apart", "pr create", "state=success"])
  expect([tips()[0], sh("site.git", "git merge-base main content")]).toEqual([main, main])
  push("content", "echo again >content/a")
  expect(run("true")).toEqual([0, "as they were", "state=success"])
  expect(read("asked")).toContain("target_url=https://pr")
})

test.each([
  ["there is none yet", "git push -q origin :content"],
  ["it is behind", "git commit -qm Theirs --allow-empty && git push -q origin main"],
  ["it was set back", "git push -qf origin main~:content"],
  ["it is the same", "true"],
])("content becomes what main is, without a check, where %s", (_, happens) => {
  push("main", "echo theirs >content/a")
  sh("desk", `git push -q origin main:content && ${happens}`)
  expect(run("false")).toEqual([0, "together"])
  expect(tips()[0]).toBe(sh("desk", "git rev-parse main"))
})
