/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"

const preloaded = "src/styles/forum-english.woff2"

test("the preloaded display face is the package's, subset to the characters of fonts.css", () => {
  const folder = mkdtempSync(join(tmpdir(), "marquisade-"))
  try {
    cpSync("src/styles/fonts.css", join(folder, "src/styles/fonts.css"))
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction")
    execFileSync(process.execPath, [resolve("src/styles/cut-forum.mjs")], { cwd: folder })
    const cut = readFileSync(join(folder, preloaded))
    expect(cut.equals(readFileSync(preloaded))).toBe(true)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
