import { rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { cancellation, hotelsFile } from "./light-editor"
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
  await form.open("Our story")
  await form.field("Label").fill("Later")
  await page.getByRole("link", { name: "Hand in", exact: true }).click()
  await expect(page.getByText(/Other files in this folder have changed too/)).toBeVisible()
  await expect(page.getByText("“Our story” has changes that are not saved")).toBeVisible()
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
  await page.getByRole("link", { name: "Open it and save" }).click()
  await expect(form.field("Label")).toHaveValue("Later")
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
  const branch = editor.branch()
  expect(inRemote(editor, remote, "log", "--format=%s", `main..${branch}`)).toBe("Two\nOne")
  editor.git("push", "-q", "origin", `${branch}:main`)
  editor.replace(hotelsFile, "Mojavelle", "The Mojavelle")
  await form.page.reload()
  await form.handIn("Three")
  expect(editor.branch()).toContain("-three")
})

test("a refused push: it is kept and said", async ({ page, form, editor, remote }) => {
  change(editor)
  writeFileSync(join(remote, "hooks/pre-receive"), "#!/bin/sh\nexit 1\n", { mode: 0o755 })
  await page.goto(`${editor.address}/edit`)
  await form.handIn(sentence)
  await expect(page.getByText("The server it is sent to has refused it.")).toBeVisible()
  expect(editor.git("log", "-1", "--format=%s").trim()).toBe(sentence)
})

test("what others have handed in at the same place is said, and mine is handed in whole", async ({
  page,
  form,
  editor,
  remote,
}) => {
  editor.replace(cancellation, "48 hours", "three days")
  editor.git("commit", "-qam", "Theirs")
  editor.git("push", "-q", "origin", "main")
  editor.git("reset", "-q", "--hard", "HEAD~1")
  editor.replace(cancellation, "48 hours", "two days")
  await page.goto(`${editor.address}/edit`)
  await form.handIn(sentence)
  await expect(
    page.getByText("Others have changed the same places meanwhile: Terms and Conditions."),
  ).toBeVisible()
  expect(inRemote(editor, remote, "show", `${editor.branch()}:${cancellation}`)).toContain(
    "two days",
  )
})

test("changes of an earlier version are handed in on top of it", async ({ page, form, editor }) => {
  editor.git("checkout", "-q", "--detach")
  change(editor)
  await page.goto(`${editor.address}/edit#/hand-in`)
  await expect(page.getByText("This folder shows an earlier version")).toBeVisible()
  await form.handIn(sentence)
  expect(editor.branch()).toContain("content/")
})

test("a mistake keeps it from being handed in, and it is said", async ({ page, form, editor }) => {
  editor.replace(hotelsFile, '"id": 2,', '"id": 1,')
  await page.goto(`${editor.address}/edit#/hand-in`)
  await expect(page.getByText("The content has a mistake")).toBeVisible()
  await expect(form.button("Hand in")).toBeHidden()
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

test("without a repository, or git, it is saved as one file", async ({ page, editor }) => {
  rmSync(join(editor.folder, ".git"), { recursive: true })
  await page.goto(`${editor.address}/edit#/hand-in`)
  await expect(page.getByText("not connected to the others’ work")).toBeVisible()
  await expect(page.getByRole("link", { name: "Save the content as a file" })).toBeVisible()
  await editor.restart({ PATH: "" })
  await page.reload()
  await expect(page.getByText("Git is not installed on this computer")).toBeVisible()
  await expect(page.getByRole("link", { name: "Save the content as a file" })).toBeVisible()
  await editor.restart()
})
