import { mkdirSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { hotelsFile } from "./light-editor"
import { expect, test } from "./test"

test("on a full disk the file stays, and so do the form's words", async ({ form, editor }) => {
  const before = editor.read(hotelsFile)
  await form.open("Hotels", "The Mojavelle")
  await form.field("Description").fill("Words for a disk that is full.")
  // No file may become longer than a kilobyte, as if there were no more room.
  await editor.restart({}, "--fsize=1024")
  await form.button("Save").click()
  await expect(form.page.getByText("Nothing was saved: the disk is full.")).toBeVisible()
  expect(editor.read(hotelsFile)).toBe(before)
  await expect(form.field("Description")).toHaveValue("Words for a disk that is full.")
  // As if it had been killed while it saved.
  mkdirSync(join(editor.folder, ".cache/put-1"), { recursive: true })
  await editor.restart()
  expect(readdirSync(join(editor.folder, ".cache"))).toEqual([])
  await form.save()
  expect(editor.read(hotelsFile)).toContain("Words for a disk that is full.")
})

test("a file that no form can show says why, and others open", async ({ page, form, editor }) => {
  editor.replace(hotelsFile, '"id": 2,', '"id": 2')
  await form.open("Destinations")
  await expect(form.entry("Singapore")).toBeVisible()
  await form.open("Hotels")
  await expect(form.problems()).toContainText("A comma is missing")
  await expect(form.problems()).toContainText(`${hotelsFile}, line`)
  await page.getByRole("link", { name: "All forms" }).click()
  await expect(page.getByText("Has a mistake: open it to see which.")).toBeVisible()
})

test("a file with two versions in it is neither opened nor saved", async ({ form, editor }) => {
  const file = "content/about.md"
  editor.write(file, `${editor.read(file)}\n<<<<<<< HEAD\nOurs.\n=======\nTheirs.\n>>>>>>> other\n`)
  await form.open("Our story")
  await expect(form.problems()).toContainText("There are two versions of the text here")
  await expect(form.button("Save")).toBeHidden()
})
