import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { hotelsFile } from "./light-editor"
import { change, inRemote, sentence, test } from "./remote"
import { expect } from "./test"

test("what has changed is shown field by field, old and new, and each can be undone", async ({
  page,
  form,
  editor,
}) => {
  await form.open("Hotels")
  await form.unfold("The Cotaline")
  await form.field("Description").fill("Suites low over Cotai; a Cantonese table first.")
  await form.field("Name").fill("Cotaline House")
  await form.save()
  await page.getByRole("link", { name: "Hand it in" }).click()
  const item = page.getByRole("listitem").filter({ hasText: "Cotaline House › Description" })
  await expect(item.getByRole("deletion").first()).toHaveText("high")
  await expect(item.getByRole("insertion").first()).toHaveText("low")
  await form.button("Undo: Cotaline House › Name").click()
  await expect(page.getByRole("button", { name: /^Undo/ })).toHaveCount(1)
  expect(editor.changes()).toEqual(["1 1 content/hotels.json"])
  expect(editor.read(hotelsFile)).toContain("The Cotaline")
})

test("a section that was removed and one that was moved can be undone", async ({
  page,
  form,
  editor,
}) => {
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

test("content alone is handed in, on a branch of its own, and it is said where", async ({
  page,
  form,
  editor,
  remote,
}) => {
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

test("a second time is added to the first, and to a new branch when that has been merged", async ({
  page,
  form,
  editor,
  remote,
}) => {
  change(editor)
  await page.goto(`${editor.address}/edit`)
  await form.handIn("One")
  editor.replace(hotelsFile, "The Mojavelle", "Mojavelle")
  await page.reload()
  await expect(page.getByText("What you handed in before has not been accepted yet")).toBeVisible()
  await form.handIn("Two")
  const branch = editor.git("branch", "--show-current").trim()
  expect(inRemote(editor, remote, "log", "--format=%s", `main..${branch}`)).toBe("Two\nOne")
  editor.git("push", "-q", "origin", `${branch}:main`)
  editor.replace(hotelsFile, "Mojavelle", "The Mojavelle")
  await page.reload()
  await form.handIn("Three")
  expect(editor.git("branch", "--show-current")).toContain("-three")
})
