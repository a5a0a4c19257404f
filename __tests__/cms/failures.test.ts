import { expect, test } from "./editor"

const story = "content/about.md"
const hotels = "content/hotels.json"
const newHeading = "Founded in a city of late hours"
const conflict = "If you save now, their changes will be lost."

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
    await expect(editor.field("Heading"), reason).toHaveValue(newHeading)
  }
  github.failure = undefined
  await editor.save()
  expect(github.text(story)).toContain(newHeading)
})

test("others' saves are undone only after a warning", async ({ editor, github, page }) => {
  const rename = (from: string, to: string) =>
    github.commit({ [story]: github.text(story).replace(from, to) })
  await editor.expectDraft(newHeading)
  rename("Our story", "Our tale")
  await editor.expectRejection(conflict)
  // Also if she restores her draft later.
  await editor.leave()
  await editor.open("Our story")
  await editor.press("Restore")
  await expect(editor.field("Heading")).toHaveValue(newHeading)
  await editor.expectRejection(conflict)
  expect(github.text(story)).toContain("Our tale")
  // She gives it up and changes the text again.
  await editor.press("Show Editor Options")
  await page.getByRole("menuitem", { name: "Revert All Changes" }).click()
  await editor.field("Heading").fill("Late hours")
  await editor.save()
  expect(github.text(story)).toMatch(/Our tale.*Late hours/s)
  // She insists, once.
  await editor.open("Our story")
  await editor.field("Heading").fill(newHeading)
  rename("Our tale", "Our story")
  await editor.press("Save")
  await editor.press("Save Anyway")
  await github.expectCommit()
  expect(github.text(story)).toMatch(/Our tale.*Founded in a city/s)
  // The next time she is warned again.
  await editor.open("Our story")
  await editor.field("Heading").fill("Late nights")
  rename("Our tale", "Our story")
  await editor.expectRejection(conflict)
})

test("a restored draft is saved if others saved other texts", async ({ editor, github }) => {
  await editor.expectDraft(newHeading)
  await editor.leave()
  github.commit({ [hotels]: github.text(hotels).replace("The Mojavelle", "Mojavelle") })
  await editor.open("Our story")
  await editor.press("Restore")
  await editor.save()
  expect(github.text(story)).toContain(newHeading)
})
