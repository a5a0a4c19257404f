import { test as base, expect } from "../browser/test"
import { EditorServer } from "./editor-server"
import { Form } from "./form"

export { expect }

/** One server for all tests, as it takes a minute to start; after each its content is as before. */
export const test = base.extend<{ form: Form; clean: undefined }, { server: EditorServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
    async ({}, use) => {
      const server = new EditorServer()
      try {
        await server.start()
        await use(server)
      } finally {
        await server.end()
        server.remove()
      }
    },
    { scope: "worker", timeout: 300_000 },
  ],
  clean: [
    async ({ server }, use) => {
      await use(undefined)
      server.takeBackChanges()
    },
    { auto: true },
  ],
  form: async ({ page, server }, use) => {
    page.on("dialog", dialog => dialog.accept())
    await use(new Form(page, server.address))
  },
  // The browser itself reports an answer that refuses, and the form repeats it; React in development
  // does not like the script that chooses the headline.
  expectedMessages: [
    [
      /status of (409|422)/,
      /^Encountered a script tag/,
      /^(Object|undefined)$|^Error: (Nothing was saved|This was changed somewhere|This form)/,
    ],
    { scope: "test" },
  ],
})
