import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { hotelsFile, type LightEditor } from "./light-editor"
import { test as base } from "./test"

/** A bare repository as the remote, with what the folder has. */
export const test = base.extend<{ remote: string }>({
  remote: async ({ editor }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "remote-"))
    editor.git("init", "-q", "--bare", "-b", "main", folder)
    editor.git("remote", "add", "origin", folder)
    editor.git("push", "-q", "-u", "origin", "main")
    await use(folder)
    rmSync(folder, { recursive: true, force: true })
  },
})

export const sentence = "Refunds take ten days"

export const change = (editor: LightEditor) =>
  editor.replace(hotelsFile, "The Cotaline", "Cotaline House")

/** What git says of the remote. */
export const inRemote = (editor: LightEditor, remote: string, ...command: string[]) =>
  editor.git("--git-dir", remote, ...command).trim()
