import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"

/** A new empty folder for each test of a file that imports this. */
let folder: string

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "marquisade-")))
})

afterEach(() => rmSync(folder, { recursive: true }))

export const inFolder = (...path: string[]) => join(folder, ...path)

/** Writes files, by path. */
export function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(inFolder(file)), { recursive: true })
    writeFileSync(inFolder(file), text)
  }
}
