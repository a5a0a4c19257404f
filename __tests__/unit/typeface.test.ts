/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { cpSync, readFileSync, symlinkSync } from "node:fs"
import { resolve } from "node:path"
import { inFolder } from "./stand-ins/folder"

const preloaded = "src/styles/forum-english.woff2"

test("the preloaded display face is the package's, subset to the characters of fonts.css", () => {
  cpSync("src/styles/fonts.css", inFolder("src/styles/fonts.css"))
  symlinkSync(resolve("node_modules"), inFolder("node_modules"), "junction")
  execFileSync(process.execPath, [resolve("src/styles/cut-forum.mjs")], { cwd: inFolder() })
  expect(readFileSync(inFolder(preloaded)).equals(readFileSync(preloaded))).toBe(true)
})
