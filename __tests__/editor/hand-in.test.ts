import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { hotelsFile } from "./light-editor"
import { change, inRemote, sentence, test } from "./remote"
import { expect } from "./test"

test("a section's removal and another's move can be undone", async ({ page, form, editor }) => {
  await form.open("Terms and Conditions")
  await form.button("Move Account Security up").click()
  await form.button("Remove Cancellation Policy").click()
  await form.save()
  await page.getByRole("link", { name: "Hand it in" }).click()
  await form.button("Undo: Sections › Cancellation Policy removed").click()
  await expect(page.getByRole("button", { name: /^Undo/ })).toHaveCount(1)
  await form.button("Undo: Sections › Order").click()
  await expect(page.getByText("Nothing has changed since it was handed in.")).toBeVisible()
  expect(editor.changes()).toEqual([])
})

test("content alone is handed in, on its own branch", async ({ page, form, editor, remote }) => {
  change(editor)
  writeFileSync(join(editor.folder, "notes.txt"), "mine")
  editor.write("README.md", "half done")
  editor.git("add", "README.md")
  await form.open("Hotels")
  await page.getByRole("link", { name: "Hand in", exact: true }).click()
  await expect(page.getByText(/Other files in this folder have changed too/)).toBeVisible()
  await form.handIn(sentence)
  const branch = String(await page.getByRole("status").getByRole("code").textContent())
  expect(branch).toMatch(/^content\/\d{4}-\d\d-\d\d-refunds-take-ten-days$/)
  expect(inRemote(editor, remote, "show", "--format=%s %an", "--name-only", branch)).toBe(
    `${sentence} Ada Editor\n\n${hotelsFile}`,
  )
  expect(inRemote(editor, remote, "rev-parse", "main")).toBe(editor.git("rev-parse", "main").trim())
  expect(editor.git("status", "--porcelain").trim().split("\n").sort()).toEqual([
    "?? notes.txt",
    "A  README.md",
  ])
})

test("a second hand-in joins the first until that is merged", async ({ form, editor, remote }) => {
  change(editor)
  await form.page.goto(`${editor.address}/edit`)
  await form.handIn("One")
  editor.replace(hotelsFile, "The Mojavelle", "Mojavelle")
  await form.page.reload()
  await expect(
    form.page.getByText("What you handed in before has not been accepted yet"),
  ).toBeVisible()
  await form.handIn("Two")
  const branch = editor.git("branch", "--show-current").trim()
  expect(inRemote(editor, remote, "log", "--format=%s", `main..${branch}`)).toBe("Two\nOne")
  editor.git("push", "-q", "origin", `${branch}:main`)
  editor.replace(hotelsFile, "Mojavelle", "The Mojavelle")
  await form.page.reload()
  await form.handIn("Three")
  expect(editor.git("branch", "--show-current")).toContain("-three")
})
