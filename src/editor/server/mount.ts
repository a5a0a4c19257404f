import { createRequire } from "node:module"
import { resolve } from "node:path"
import type { Handler } from "./messages"

/**
 * Adds the editor to the server of `gatsby develop`, at /edit. What it is made of is not part of the
 * site's own install: `npm run edit` has fetched and bundled it.
 */
export function mountEditor(server: { use(handler: Handler): void }) {
  const { editor } = createRequire(resolve("package.json"))(resolve(".editor/server.cjs"))
  server.use(editor(resolve("."), resolve(".editor/page")))
}
