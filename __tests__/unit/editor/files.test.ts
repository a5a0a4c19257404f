/** @jest-environment node */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { markdownIn, placeOf } from "../../../src/editor/forms/files"

const root = realpathSync(mkdtempSync(join(tmpdir(), "content-path-")))

beforeAll(() => {
  mkdirSync(join(root, "content/legal"), { recursive: true })
  for (const file of [
    "package.json",
    "content/about.md",
    "content/legal/b.md",
    "content/legal/a.md",
  ])
    writeFileSync(join(root, file), "")
  symlinkSync(join(root, "package.json"), join(root, "content/link.json"))
  symlinkSync(root, join(root, "content/folder"))
})

afterAll(() => rmSync(root, { recursive: true }))

test("a file of the content is found", () => {
  expect(placeOf(root, "content/about.md")).toBe(join(root, "content/about.md"))
})

test("a folder's files are listed in order", () => {
  expect(markdownIn(root, "content/legal")).toEqual(["content/legal/a.md", "content/legal/b.md"])
})

test.each([
  "package.json",
  "content/../package.json",
  "content/legal/../../package.json",
  "content//package.json/../../../package.json",
  "content\\..\\package.json",
  "content/link.json",
  "content/folder/package.json",
  "content/legal",
  "/etc/passwd",
  "content/\0about.md",
  ["content/about.md"],
  undefined,
])("%p is refused", path => {
  expect(() => placeOf(root, path)).toThrow("is no file of the content")
})

test("a file that is not there yet has its place", () => {
  expect(placeOf(root, "content/legal/new/01-a.md")).toBe(join(root, "content/legal/new/01-a.md"))
})
