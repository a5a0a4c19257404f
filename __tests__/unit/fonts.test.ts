/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { cpSync, readFileSync, symlinkSync } from "node:fs"
import { resolve } from "node:path"
import { inFolder } from "./mocks/folder"

test("the preloaded fonts are subsets of the packages' fonts by fonts.css", () => {
  cpSync("src/styles/fonts.css", inFolder("src/styles/fonts.css"))
  symlinkSync(resolve("node_modules"), inFolder("node_modules"), "junction")
  const command = ["--import", require.resolve("tsx"), resolve("src/styles/subset-fonts.cli.ts")]
  execFileSync(process.execPath, command, { cwd: inFolder() })
  for (const name of ["forum", "jost"]) {
    const file = `src/styles/${name}-english.woff2`
    expect(readFileSync(inFolder(file)).equals(readFileSync(file))).toBe(true)
  }
})
