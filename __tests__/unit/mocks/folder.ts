import { mkdtempSync, realpathSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { writeFiles } from "../../write-files"

/** A new empty folder for each test of a file that imports this. */
let folder: string

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "marquisade-")))
})

afterEach(() => rmSync(folder, { recursive: true }))

export const inFolder = (...path: string[]) => join(folder, ...path)

export const write = (files: Record<string, string>) => writeFiles(folder, files)
