/** @jest-environment node */
import { symlinkSync } from "node:fs"
import { readFiles } from "../../../src/content/read-files"
import { inFolder, write } from "../helpers/temporary-folder"

test("content is read through symbolic links", () => {
  write({ "content/about.md": "", "elsewhere/terms.md": "" })
  symlinkSync(inFolder("elsewhere"), inFolder("content/legal"), "junction")
  const files = [...readFiles(inFolder()).keys()]
  expect(files.sort()).toEqual(["content/about.md", "content/legal/terms.md"])
})
