/** @jest-environment node */
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { finishPuts, putFiles, readFiles } from "../../../../src/content/reading/disk"
import { bytesOf, type Changes, textIn } from "../../../../src/content/reading/files"
import { inFolder, write } from "../../stand-ins/folder"

const old = { "content/a.md": "old a", "content/b.md": "old b" }
const changes: Changes = new Map([
  ["content/a.md", bytesOf("new a")],
  ["content/b.md", undefined],
  ["content/new/c.md", bytesOf("new c")],
])
const done = { "content/a.md": "new a", "content/new/c.md": "new c" }

beforeEach(() => write(old))

test("all files are put into their places", () => {
  putFiles(inFolder(), changes, readFiles(inFolder()))
  expect(content()).toEqual(done)
  expect(readdirSync(inFolder(".cache"))).toEqual([])
})

test("where one cannot be put, none is", () => {
  const files = readFiles(inFolder())
  write({ "content/new": "no folder" })
  expect(() => putFiles(inFolder(), changes, files)).toThrow("EEXIST")
  expect(content()).toEqual({ ...old, "content/new": "no folder" })
})

test("what somebody has changed since it was read is not written over", () => {
  const files = readFiles(inFolder())
  write({ "content/b.md": "theirs" })
  expect(() => putFiles(inFolder(), changes, files)).toThrow("changed since")
  expect(content()).toEqual({ ...old, "content/b.md": "theirs" })
})

/** A process that ended after so many of the three steps, with its journal as it was then. */
function stoppedAfter(steps: number) {
  const before = readFiles(inFolder())
  const files = [...changes].map(([file, bytes], i) => ({
    file,
    ...(before.has(file) && { before: `${i}.old` }),
    ...(bytes && { after: `${i}.new` }),
  }))
  write({ ".cache/put-1/plan.json": JSON.stringify(files) })
  for (const [i, [file, bytes]] of [...changes].entries()) {
    if (before.has(file)) write({ [`.cache/put-1/${i}.old`]: textIn(before, file) })
    if (bytes && i >= steps) writeFileSync(inFolder(`.cache/put-1/${i}.new`), bytes)
    if (i >= steps) continue
    if (bytes) write({ [file]: String(Buffer.from(bytes)) })
    else rmSync(inFolder(file))
  }
}

test.each([0, 1, 2, 3])("stopped after %d of three files, the others follow", steps => {
  stoppedAfter(steps)
  expectAfterFinish(done)
})

test("stopped before anything was decided, the old files stay", () => {
  write({ ".cache/put-1/0.new": "new a" })
  expectAfterFinish(old)
})

test("what somebody has changed after a process ended is not written over", () => {
  stoppedAfter(0)
  write({ "content/a.md": "theirs" })
  expectAfterFinish({ ...old, "content/a.md": "theirs" })
})

test("what lies outside the content can be neither reached nor changed", () => {
  write({ "package.json": "{}" })
  symlinkSync(inFolder(), inFolder("content/folder"))
  symlinkSync(inFolder("package.json"), inFolder("content/link.json"))
  cpSync(inFolder("content/a.md"), inFolder("content/page.md/a.md"))
  const files = readFiles(inFolder())
  for (const file of [
    "package.json",
    "content/../package.json",
    "content/link.json",
    "content/folder/package.json",
    "content/page.md",
    "/etc/passwd",
  ]) {
    const put = () => putFiles(inFolder(), new Map([[file, bytesOf("x")]]), files)
    expect(put).toThrow("is not a file of the content")
  }
  expect(textIn(readFiles(inFolder()), "content/link.json")).toBe("{}")
})

test("a folder that stands where a file belongs is a file that cannot be read", () => {
  mkdirSync(inFolder("content/hotels.json"))
  expect([...readFiles(inFolder())]).toContainEqual(["content/hotels.json", undefined])
})

function expectAfterFinish(files: Record<string, string>) {
  finishPuts(inFolder())
  expect(content()).toEqual(files)
  expect(readdirSync(inFolder(".cache"))).toEqual([])
}

function content() {
  const files = readFiles(inFolder())
  return Object.fromEntries([...files.keys()].map(file => [file, textIn(files, file)]))
}
