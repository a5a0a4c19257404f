import { test as setup } from "@playwright/test"
import { buildEditor } from "../../src/cms/build-editor.cli"
import { folder } from "./editor"

setup("the editor builds", async () => {
  await buildEditor("owner/name", "https://www.example.com", folder)
})
