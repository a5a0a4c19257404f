import { test as setup } from "@playwright/test"
import { buildEditor } from "../../src/cms/build-editor.cli"
import { folder } from "./editor"

setup("builds the editor", async () => {
  await buildEditor("owner/name", folder)
})
