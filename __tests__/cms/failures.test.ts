import { expect, test } from "./editor"

const story = "content/about.md"
const newHeading = "Founded in a city of late hours"

test.beforeEach(async ({ editor, page }) => {
  await editor.open("Our story")
  await editor.field("Heading").selectText()
  await page.keyboard.type(newHeading)
})

test("typed text survives failed saves and can be saved later", async ({ editor, github }) => {
  for (const failure of [401, 403, 409, 422, 500, "offline"] as const) {
    github.failure = failure
    const reason = failure === "offline" ? "etch" : String(failure)
    await editor.expectRejection("Nothing you typed is lost.", reason)
    await expect(editor.field("Heading")).toHaveValue(newHeading)
  }
  github.failure = undefined
  await editor.save(`Change ${story}`)
  expect(github.text(story)).toContain(newHeading)
})

test("the CMS asks before it overwrites another editor's change", async ({ editor, github }) => {
  github.commit("Label", { [story]: github.text(story).replace("Our story", "Our tale") })
  await editor.expectRejection("Bob⁩ changed this entry", "their changes will be lost")
  await expect(editor.field("Heading")).toHaveValue(newHeading)
  expect(github.head.message).toBe("Label")
})
