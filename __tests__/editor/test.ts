import { test as base, expect } from "../browser/test"
import { Form } from "./form"
import { LightEditor } from "./light-editor"

export { expect }

/** One editor for all tests of a worker; before each its content is as before. */
export const test = base.extend<{ form: Form; clean: undefined }, { editor: LightEditor }>({
  editor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
    async ({}, use) => {
      const editor = new LightEditor()
      try {
        await editor.start()
        await use(editor)
      } finally {
        await editor.end()
        editor.remove()
      }
    },
    { scope: "worker" },
  ],
  clean: [
    async ({ editor }, use) => {
      // What the last test's page has asked is answered before this.
      await fetch(`${editor.address}/edit`)
      editor.reset()
      await use(undefined)
    },
    { auto: true },
  ],
  // The tests name the editor's own address.
  baseURL: "http://127.0.0.1",
  form: async ({ page, editor }, use) => {
    await use(new Form(page, editor.address))
  },
  // The browser itself reports an answer that refuses; the form says it in words. The icon is the site's.
  expectedMessages: /status of (404|409|422|428|507)|ERR_CONNECTION_REFUSED/,
})
