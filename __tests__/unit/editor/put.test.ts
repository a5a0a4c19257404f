/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { finishSaves, putAll } from "../../../src/editor/forms/put"

let root: string
let copy: string

const texts = { "content/a.md": "new a", "content/b.md": undefined, "content/new/c.md": "new c" }

const old = { "content/a.md": "old a", "content/b.md": "old b", "content/new/c.md": undefined }

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "put-")))
  copy = join(root, ".cache/edit-1")
  write(root, old)
  write(copy, texts)
})

afterEach(() => rmSync(root, { recursive: true }))

test("all files are put into their places", () => {
  putAll(root, copy, texts)
  expect(content()).toEqual({ "a.md": "new a", "new/c.md": "new c" })
})

test("where one cannot be put, none is", () => {
  rmSync(join(copy, "content/new/c.md"))
  expect(() => putAll(root, copy, texts)).toThrow("ENOENT")
  expect(content()).toEqual({ "a.md": "old a", "b.md": "old b" })
})

/** A save of which only so many of the three steps were done. */
function stoppedAfter(steps: number) {
  putAll(root, copy, texts)
  for (const [file, text] of Object.entries(texts).slice(steps)) {
    rmSync(join(root, file), { force: true })
    write(root, { [file]: old[file as keyof typeof old] })
    write(copy, { [file]: text })
  }
}

test.each([0, 1, 2, 3])("stopped after %d of three files, the others follow", steps => {
  stoppedAfter(steps)
  finishSaves(root)
  expect(content()).toEqual({ "a.md": "new a", "new/c.md": "new c" })
  expect(readdirSync(join(root, ".cache"))).toEqual([])
})

test("stopped before anything was decided, the old files stay", () => {
  finishSaves(root)
  expect(content()).toEqual({ "a.md": "old a", "b.md": "old b" })
  expect(existsSync(copy)).toBe(false)
})

test("what somebody has changed since is not written over", () => {
  stoppedAfter(0)
  write(root, { "content/a.md": "theirs" })
  finishSaves(root)
  expect(content()).toEqual({ "a.md": "theirs", "b.md": "old b" })
})

function write(folder: string, files: Record<string, string | undefined>) {
  for (const [file, text] of Object.entries(files)) {
    if (text === undefined) continue
    mkdirSync(join(folder, file, ".."), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

function content() {
  const folder = join(root, "content")
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return Object.fromEntries(
    files.map(file => [file.slice(folder.length + 1), readFileSync(file, "utf8")]),
  )
}
