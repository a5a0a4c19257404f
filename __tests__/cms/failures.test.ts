import { address, Editor, expect, test } from "./editor"

const story = "content/about.md"
const hotels = "content/hotels.json"
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

test("a save does not undo what somebody else has saved", async ({ editor, github, page }) => {
  const theirs = "Written there: Our tale"
  await editor.expectDraft(newHeading)
  github.commit("Label", { [story]: github.text(story).replace("Our story", "Our tale") })
  await editor.press("Save")
  await expect(page.getByRole("alertdialog")).toContainText("their changes will be lost")
  // Also if she insists, or restores her draft later.
  await editor.press("Save Anyway")
  await editor.expectDialog(theirs, "Removed there: Our story")
  await editor.leave()
  await editor.open("Our story")
  await editor.press("Restore")
  await expect(editor.field("Heading")).toHaveValue(newHeading)
  await editor.expectRejection(theirs)
  expect(github.head.message).toBe("Label")
  // Now she does as she is told.
  await page.reload()
  await editor.press("Discard")
  await editor.field("Heading").fill(newHeading)
  await editor.save(`Change ${story}`)
  expect(github.text(story)).toMatch(/Our tale.*Founded in a city/s)
})

test("a save does not undo what the same editor has saved in another window", async ({
  editor,
  page,
}) => {
  const other = new Editor(await page.context().newPage())
  await editor.expectDraft(newHeading)
  await other.page.goto(address)
  await other.open("Our story")
  await other.press("Discard")
  await other.field("Label").fill("Our tale")
  await other.press("Save")
  await expect(other.page.getByRole("treeitem", { name: "Home page" })).toBeVisible()
  await editor.expectRejection("Written there: Our tale")
  await page.reload()
  await expect(editor.field("Label")).toHaveValue("Our tale")
})

test("a restored draft is saved if others have saved only other texts", async ({
  editor,
  github,
}) => {
  await editor.expectDraft(newHeading)
  await editor.leave()
  github.commit("Name", { [hotels]: github.text(hotels).replace("The Mojavelle", "Mojavelle") })
  await editor.open("Our story")
  await editor.press("Restore")
  await editor.save(`Change ${story}`)
  expect(github.text(story)).toContain(newHeading)
})

test("a restored draft can be given up and the text changed again", async ({
  editor,
  github,
  page,
}) => {
  await editor.expectDraft(newHeading)
  await editor.leave()
  github.commit("Label", { [story]: github.text(story).replace("Our story", "Our tale") })
  await page.reload()
  await editor.open("Our story")
  await editor.press("Restore")
  await editor.press("Show Editor Options")
  await page.getByRole("menuitem", { name: "Revert All Changes" }).click()
  await editor.field("Heading").fill("Late hours")
  await editor.save(`Change ${story}`)
  expect(github.text(story)).toMatch(/Our tale.*Late hours/s)
})
