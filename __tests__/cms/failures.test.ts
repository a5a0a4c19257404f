import { address, expect, test } from "./editor"

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
    await editor.expectRefusal("Nothing you typed is lost.", reason)
    await expect(editor.field("Heading")).toHaveValue(typed)
  }
  github.failure = undefined
  await editor.press("Save")
  await github.expectCommit(`Change ${story}`)
  expect(github.text(story)).toContain(typed)
})

test("a save whose response is lost commits once", async ({ editor, github }) => {
  github.failure = "lost"
  await editor.expectRefusal("Please try again.")
  await github.expectCommit(`Change ${story}`)
  github.failure = undefined
  await editor.expectRefusal("Ann⁩ changed this entry")
  await expect(editor.field("Heading")).toHaveValue(typed)
})

test("a double click on Save makes one commit", async ({ github, page }) => {
  await page.getByRole("button", { name: "Save", exact: true }).dblclick()
  await github.expectCommit(`Change ${story}`)
  await expect(page.getByText("Entry saved.")).toBeVisible()
  expect(github.commits).toHaveLength(2)
})

test("drafts are offered after a reload and in a new tab", async ({ editor, page, context }) => {
  await editor.expectDraft(typed)
  await expect(async () => {
    await page.reload()
    // The CMS does not always sign in after a reload in some versions of Chromium.
    const restore = page.getByRole("alertdialog").getByText("Do you want to restore")
    await expect(restore).toBeVisible({ timeout: 8_000 })
  }).toPass()
  await page.close()
  const other = await context.newPage()
  await other.goto(`${address}#/collections/home/entries/about`)
  await other.getByRole("button", { name: "Restore" }).click()
  await expect(other.getByRole("textbox", { name: "Heading", exact: true })).toHaveValue(typed)
})

test("another editor's change is not overwritten without asking", async ({ editor, github }) => {
  github.commit("Label", [[story, github.text(story).replace("Our story", "Our tale")]])
  await editor.expectRefusal("Bob⁩ changed this entry", "their changes will be lost")
  await expect(editor.field("Heading")).toHaveValue(typed)
  expect(github.head.message).toBe("Label")
})

test("a change during a save stops it; the next save keeps both", async ({ editor, github }) => {
  const site = "content/site.json"
  github.beforeCommit = () =>
    github.commit("Phone", [[site, github.text(site).replace("0148", "0111")]])
  await editor.expectRefusal("updated by someone else while saving")
  await github.expectCommit("Phone")
  await expect(editor.field("Heading")).toHaveValue(typed)
  await editor.press("Save")
  await github.expectCommit(`Change ${story}`)
  expect(github.text(story)).toContain(typed)
  expect(github.text(site)).toContain("0111")
})
