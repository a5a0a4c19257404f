import { readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { hotelsFile } from "./light-editor"
import { change, test } from "./remote"
import { expect } from "./test"

test("a mistake keeps it from being handed in, and it is said", async ({ page, editor }) => {
  editor.replace(hotelsFile, '"id": 2,', '"id": 1,')
  await page.goto(`${editor.address}/edit#/hand-in`)
  await expect(page.getByText("The content has a mistake")).toBeVisible()
  await expect(page.getByRole("button", { name: "Hand in" })).toBeHidden()
})

test("two versions that somebody has begun to put together are said", async ({ page, editor }) => {
  editor.git("checkout", "-q", "-b", "other")
  change(editor)
  editor.git("commit", "-qam", "Other")
  editor.git("checkout", "-q", "main")
  editor.replace(hotelsFile, "The Cotaline", "Cotaline Hall")
  editor.git("commit", "-qam", "Mine")
  expect(() => editor.git("merge", "-q", "other")).toThrow()
  await page.goto(`${editor.address}/edit#/hand-in`)
  await expect(page.getByText("has begun to put two versions together")).toBeVisible()
})

test("without a repository the content is saved as one file", async ({ page, form, editor }) => {
  rmSync(join(editor.folder, ".git"), { recursive: true })
  await page.goto(`${editor.address}/edit#/hand-in`)
  await expect(page.getByText("not connected to the others’ work")).toBeVisible()
  const download = page.waitForEvent("download")
  await form.button("Save the content as a file").click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^content-.*\.zip$/)
  expect(readFileSync(await file.path(), "latin1")).toContain(hotelsFile)
})

test("without git, the content is saved as one file", async ({ page, form, editor }) => {
  await editor.end()
  editor.environment = { PATH: "" }
  await editor.start()
  await page.goto(`${editor.address}/edit#/hand-in`)
  await expect(page.getByText("Git is not installed on this computer")).toBeVisible()
  await expect(form.button("Save the content as a file")).toBeVisible()
  await editor.end()
  editor.environment = {}
  await editor.start()
})
