import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { cancellation } from "./light-editor"
import { change, inRemote, sentence, test } from "./remote"
import { expect } from "./test"

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
  const branch = editor.git("branch", "--show-current").trim()
  expect(inRemote(editor, remote, "show", `${branch}:${cancellation}`)).toContain("two days")
})

test("a form that is not saved is named, and left out", async ({ page, form, editor }) => {
  change(editor)
  await form.open("Our story")
  await form.field("Label").fill("Later")
  await page.getByRole("link", { name: "Hand in", exact: true }).click()
  await expect(page.getByText("“Our story” has changes that are not saved")).toBeVisible()
  await form.handIn(sentence)
  await page.getByRole("link", { name: "Open it and save" }).click()
  await expect(form.field("Label")).toHaveValue("Later")
})

test("changes of an earlier version are handed in on top of it", async ({ page, form, editor }) => {
  editor.git("checkout", "-q", "--detach")
  change(editor)
  await page.goto(`${editor.address}/edit#/hand-in`)
  await expect(page.getByText("This folder shows an earlier version")).toBeVisible()
  await form.handIn(sentence)
  expect(editor.git("branch", "--show-current")).toContain("content/")
})
