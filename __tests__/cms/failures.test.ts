import { expect, test } from "./editor"

const story = "content/about.md"
const typed = "Founded in a city of late hours"

test.beforeEach(async ({ editor, page }) => {
  await editor.open("Our story")
  await editor.field("Heading").selectText()
  await page.keyboard.type(typed)
})

test("text stays for a later save when GitHub rejects one", async ({ editor, github }) => {
  for (const failure of [401, 403, 409, 422, 500, "offline"] as const) {
    github.failure = failure
    const reason = failure === "offline" ? "etch" : String(failure)
    await editor.expectRejection("Nothing you typed is lost.", reason)
    await expect(editor.field("Heading")).toHaveValue(typed)
  }
  github.failure = undefined
  await editor.save(`Change ${story}`)
  expect(github.text(story)).toContain(typed)
})

test("another editor's change is not overwritten without asking", async ({ editor, github }) => {
  github.commit("Label", { [story]: github.text(story).replace("Our story", "Our tale") })
  await editor.expectRejection("Bob⁩ changed this entry", "their changes will be lost")
  await expect(editor.field("Heading")).toHaveValue(typed)
  expect(github.head.message).toBe("Label")
})
