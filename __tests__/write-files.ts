import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"

/** Writes files into a folder, each by its path. */
export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}
