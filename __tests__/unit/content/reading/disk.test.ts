/** @jest-environment node */
import fs, { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs"
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

/** Puts the changes as a process that dies before it changes the disk once more. @returns Whether it died */
function diesAfter(steps: number): boolean {
  const files = readFiles(inFolder())
  let left = steps
  for (const name of [
    "mkdirSync",
    "mkdtempSync",
    "renameSync",
    "rmSync",
    "writeFileSync",
  ] as const) {
    const change = fs[name] as (...words: unknown[]) => unknown
    jest.spyOn(fs, name as "rmSync").mockImplementation((...words: unknown[]) => {
      if (left-- <= 0) throw new Error("dead")
      return change(...words) as undefined
    })
  }
  try {
    putFiles(inFolder(), changes, files)
    return false
  } catch {
    return true
  } finally {
    jest.restoreAllMocks()
  }
}

test("whenever a process dies, the next one leaves all old files, or all new ones", () => {
  const ends = new Set<string>()
  for (let steps = 0; diesAfter(steps); steps++) {
    finishPuts(inFolder())
    ends.add(JSON.stringify(content()))
    expect(
      readdirSync(inFolder()).includes(".cache") ? readdirSync(inFolder(".cache")) : [],
    ).toEqual([])
    rmSync(inFolder("content"), { recursive: true })
    write(old)
  }
  expect([...ends]).toEqual([old, done].map(files => JSON.stringify(files)))
})

test("what somebody has changed after a process died is not written over", () => {
  for (let steps = 0; diesAfter(steps); steps++) {
    write({ "content/a.md": "theirs" })
    finishPuts(inFolder())
    expect(content()).toMatchObject({ "content/a.md": "theirs" })
    rmSync(inFolder("content"), { recursive: true })
    write(old)
  }
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

function content() {
  const files = readFiles(inFolder())
  return Object.fromEntries([...files.keys()].map(file => [file, textIn(files, file)]))
}
