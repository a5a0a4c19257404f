import { execFileSync } from "node:child_process"
import { test as setup } from "@playwright/test"
import { folder } from "./editor"

setup("builds the editor", () => {
  const target = { EDITOR_REPOSITORY: "owner/name", EDITOR_FOLDER: folder }
  const command = ["--import", "tsx", "src/cms/build-editor.cli.ts"]
  execFileSync(process.execPath, command, { env: { ...process.env, ...target }, stdio: "inherit" })
})
